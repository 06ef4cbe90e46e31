/** Whether these pages have the engine inside them instead of a server behind them. */
declare const __SITE__: boolean;
/** The folder in which the files of Pyodide lie. */
declare const __PYODIDE__: string;
