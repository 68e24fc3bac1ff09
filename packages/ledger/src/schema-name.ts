/** Throws on a malformed schema name, because the name becomes part of the SQL text. */
export function assertSchemaName(schema: string): void {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) throw new Error(`not a schema name: ${schema}`)
}
