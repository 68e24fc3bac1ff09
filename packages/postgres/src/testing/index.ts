export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './create-test-database.ts'
export type {} from './global-setup.ts'
