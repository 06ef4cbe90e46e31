/** Python's standard library without the parts that a page can never use: servers, mail, debuggers, other alphabets. */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { NOTHING_MORE } from "../src/browserEngine/pyodide";

/** Modules and packages of which nothing in a page makes use. */
const UNUSED = `
  _pydatetime _pyio _pyrepl bdb cmd code configparser ctypes difflib doctest ftplib getpass html http imaplib mailbox
  mimetypes multiprocessing netrc optparse pdb pickletools poplib profile pstats pyclbr pydoc smtplib socketserver
  sqlite3 statistics tarfile telnetlib timeit trace tracemalloc unittest webbrowser wsgiref xml xmlrpc zipapp`;
/** The encodings that Python itself, zip files and our texts need. */
const ENCODINGS = "__init__ aliases ascii cp437 latin_1 utf_8";

const PROGRAM = `
import io, zipfile

def trimmed(whole, unused, encodings):
    read, made = zipfile.ZipFile(io.BytesIO(whole.to_bytes())), io.BytesIO()
    unused, encodings = unused.to_py(), encodings.to_py()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as written:
        for file in read.infolist():
            top, _, rest = file.filename.removesuffix(".py").partition("/")
            if top not in unused and (top != "encodings" or rest in encodings):
                written.writestr(file, read.read(file))
    return made.getvalue()

trimmed`;

type Trimmed = (whole: Uint8Array, unused: string[], encodings: string[]) => { toJs(): Uint8Array };

/** Return the library of Pyodide's folder, packed again without what is not used. */
export async function trimmedLibrary(folder: string): Promise<Uint8Array> {
  const python = await loadPyodide({ indexURL: folder, lockFileContents: JSON.stringify(NOTHING_MORE) });
  const trimmed = python.runPython(PROGRAM) as Trimmed;
  const whole = new Uint8Array(readFileSync(`${folder}python_stdlib.zip`));
  return trimmed(whole, UNUSED.trim().split(/\s+/), ENCODINGS.split(" ")).toJs();
}
