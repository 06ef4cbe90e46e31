/* Starts a module of the library. mypyc keeps the start of each module as a capsule in the library's own module, for a
   small extension module of that name to call. This function calls any of them, so that one file is enough. */
#include <Python.h>

static PyObject *start(PyObject *self, PyObject *capsule)
{
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    return init ? init() : NULL;
}

static PyMethodDef methods[] = {{"start", start, METH_O, NULL}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef door = {PyModuleDef_HEAD_INIT, "shoal_door", NULL, -1, methods};

PyMODINIT_FUNC PyInit_shoal_door(void)
{
    return PyModule_Create(&door);
}
