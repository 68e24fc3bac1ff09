import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../platform/config/config.ts'
import type { FileStorage } from './file-storage.ts'
import { createLocalDiskStorage } from './local-disk/provider.ts'
import { createS3Storage } from './s3/provider.ts'
import { parseS3Location } from './s3/transform.ts'

/** The file store that `STORAGE_URL` names; without one, the folder `files` in the data folder. */
export function openStorage({
  STORAGE_URL: url,
  dataFolder,
}: Pick<Config, 'STORAGE_URL' | 'dataFolder'>): FileStorage {
  if (url === undefined) return createLocalDiskStorage(join(dataFolder, 'files'))
  if (url.startsWith('file:')) return createLocalDiskStorage(fileURLToPath(url))
  return createS3Storage(parseS3Location(url))
}
