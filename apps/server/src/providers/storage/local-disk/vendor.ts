import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteVendor } from '../../open-site-vendor.ts'
import type { FileStorage } from '../file-storage.ts'
import { createLocalDiskStorage } from './provider.ts'

/** The folder of `STORAGE_URL` (`file:`); without it, the folder `files` in the data folder. */
export const localDisk: SiteVendor<FileStorage> = {
  create: ({ config: { STORAGE_URL: url, dataFolder } }) =>
    createLocalDiskStorage(url === undefined ? join(dataFolder, 'files') : fileURLToPath(url)),
}
