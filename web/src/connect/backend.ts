/** The backend that these pages use. Only this file and link.ts know whether it is a server. */
import type { Backend } from "$/wire/backend";
import { httpBackend } from "$/wire/httpBackend";
import { browserBackend } from "$/browserEngine/backend";
import { sealing } from "./dice";
import { reviewingHere } from "./reviews";

export const backend: Backend = __SITE__ ? browserBackend : sealing(reviewingHere(httpBackend));
