export { batchPerOwner, createCallBatcher } from './batch-calls.ts'
export { createDatabase } from './create-database.ts'
export { createPool, type Pool, type PoolClient, type PoolOptions } from './create-pool.ts'
export { EmbeddedPostgresError } from './embedded/embedded-postgres-error.ts'
export { findEmbeddedPostgres } from './embedded/find-embedded-postgres.ts'
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres.ts'
export { grantServerRole } from './grant-server-role.ts'
export {
  DatabaseAheadError,
  type MigrateOptions,
  migrateSchema,
} from './migrate-schema.ts'
export type { SqlMigration } from './sql-migration.ts'
export { type SqlRunner, sqlRunner } from './sql-runner.ts'
