export * from './entities.ts'
export * from './hall.ts'
export * from './launch.ts'
