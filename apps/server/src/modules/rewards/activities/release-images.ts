import type { Trx } from '../../../core/transact.ts'
import { releaseUpload } from '../../site/index.ts'
import { readImages } from './application-queries.ts'

/** How long images outlive an application that came to nothing: it may still be asked about. */
const KEPT_MS = 90 * 86_400_000

/** The application is rejected or cancelled: what was handed in with it is deleted in time. */
export async function releaseImages(trx: Trx, applicationId: bigint, now: Date): Promise<void> {
  const images = await readImages(trx, [applicationId])
  for (const uploadId of images.get(applicationId) ?? [])
    await releaseUpload(trx, uploadId, new Date(now.getTime() + KEPT_MS))
}
