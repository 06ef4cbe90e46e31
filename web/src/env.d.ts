/** Whether these pages run the engine themselves, without a server. */
declare const __SITE__: boolean;
/** The version of Shoal. */
declare const __VERSION__: string;
/** The folder with the files of Pyodide. */
declare const __PYODIDE__: string;
/** The summaries of all games, as Fluent texts by the game's name; site/summaries.ts makes it. */
declare module "virtual:summaries/*" {
  const source: string;
  export default source;
}
/** The pictures of all games, as markup by the game's name; site/pictures.ts makes it. */
declare module "virtual:pictures" {
  const pictures: Record<string, string>;
  export default pictures;
}
