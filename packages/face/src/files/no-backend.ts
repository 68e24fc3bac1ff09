/** Stands in the browser for the ways to compute that are not used there. */
export {}
