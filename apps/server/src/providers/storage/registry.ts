import type { SiteVendors } from '../open-site-vendor.ts'
import type { FileStorage } from './file-storage.ts'
import { localDisk } from './local-disk/vendor.ts'
import { s3 } from './s3/vendor.ts'

/** Every file store, by the id in `STORAGE_VENDOR`. */
export const storageVendors: SiteVendors<FileStorage> = {
  kind: 'file store',
  setting: 'STORAGE_VENDOR',
  usual: ({ STORAGE_URL }) => (STORAGE_URL === undefined || STORAGE_URL.startsWith('file:') ? 'disk' : 's3'),
  vendors: {
    disk: localDisk,
    s3,
  },
}
