export { createDataSealer, createSealer, type Sealer } from './create-sealer.ts'
export { type DataKey, parseDataKeys } from './data-keys.ts'
export { readSecretFiles } from './read-secret-files.ts'
