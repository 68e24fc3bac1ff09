import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { SiteVendor } from '../../open-site-vendor.ts'
import type { FileStorage } from '../file-storage.ts'
import { createS3Storage } from './provider.ts'
import { parseS3Location } from './transform.ts'

/** The bucket of `STORAGE_URL` (`s3:`, or the address of any store that speaks S3). */
export const s3: SiteVendor<FileStorage> = {
  create: ({ config }) => createS3Storage(parseS3Location(requireSetting(config, 'STORAGE_URL'))),
}
