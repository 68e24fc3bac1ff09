import { join } from 'node:path'

/** The SQL files of the server's own schema, applied in the order of their names. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** The newest version of the schema's SQL functions, applied after the migrations when they change. */
export const FUNCTIONS_FOLDER = join(import.meta.dirname, 'functions')
