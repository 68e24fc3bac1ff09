export * from './document.ts'
export * from './liveness.ts'
export * from './verification.ts'
