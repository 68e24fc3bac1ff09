import { DAY_MS } from '../../../platform/time/durations.ts'
import { releaseUpload } from '../../site/index.ts'
import type { RewardsTrx } from '../tables.ts'
import { readApplicationImages } from './application-queries.ts'

/** How long images of rejected and cancelled applications are kept for inquiries. */
const KEPT_MS = 90 * DAY_MS

/** Schedules the images of a rejected or cancelled application for deletion. */
export async function releaseApplicationImages(
  trx: RewardsTrx,
  applicationId: bigint,
  now: Date,
): Promise<void> {
  const images = await readApplicationImages(trx, [applicationId])
  for (const uploadId of images.get(applicationId) ?? [])
    await releaseUpload(trx, uploadId, new Date(now.getTime() + KEPT_MS))
}
