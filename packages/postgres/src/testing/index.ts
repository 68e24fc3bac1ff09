export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './create-test-database.ts'
