export { createDataEncryptor, createEncryptor, type Encryptor } from './create-encryptor.ts'
export { type DataKey, parseDataKeys } from './data-keys.ts'
export { readSecretFiles } from './read-secret-files.ts'
