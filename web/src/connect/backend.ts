/** The backend that these pages use. Only this file and link.ts know whether it is a server. */
import type { Backend } from "$/wire/backend";
import { serverBackend } from "$/wire/server";
import { deviceBackend } from "$/device/backend";
import { reviewingHere } from "./reviews";

export const backend: Backend = __SITE__ ? deviceBackend : reviewingHere(serverBackend);
