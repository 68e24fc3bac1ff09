export * from './balances.ts'
export * from './entities.ts'
export * from './hall.ts'
export * from './launch.ts'
