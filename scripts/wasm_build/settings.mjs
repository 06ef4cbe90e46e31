// Writes what Pyodide's Python says of how it was built: node settings.mjs PYODIDE FILE
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, file] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: folder });
writeFileSync(file, python.runPython("import json, sysconfig; json.dumps(sysconfig.get_config_vars(), default=str)"));
