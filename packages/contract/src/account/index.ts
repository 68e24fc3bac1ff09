export * from './entities.ts'
export * from './fields.ts'
export * from './login.ts'
export * from './profile.ts'
