export * from './site.ts'
export * from './uploads.ts'
