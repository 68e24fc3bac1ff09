export type { FileStorage } from './file-storage.ts'
export { openStorage } from './open-storage.ts'
