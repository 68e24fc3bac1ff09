export type { FileStorage } from './file-storage.ts'
export { storageVendors } from './registry.ts'
