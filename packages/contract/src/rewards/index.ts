export * from './activities.ts'
export * from './applications.ts'
export * from './invites.ts'
