/** Stub for the compute backends the browser does not use. */
export {}
