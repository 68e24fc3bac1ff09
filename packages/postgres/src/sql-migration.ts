/** One migration: `name` is `NNNN-title`, `sql` any number of statements. */
export interface SqlMigration {
  readonly name: string
  readonly sql: string
}
