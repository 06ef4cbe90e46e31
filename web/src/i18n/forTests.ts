/** Unit tests read the texts of the pages in English. */
import { loadTexts } from "./catalogs";

await loadTexts("shell");
