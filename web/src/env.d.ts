/** Whether these pages run the engine themselves, without a server. */
declare const __SITE__: boolean;
/** The folder with the files of Pyodide. */
declare const __PYODIDE__: string;
