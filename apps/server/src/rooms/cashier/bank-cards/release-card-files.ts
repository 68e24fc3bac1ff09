import { DAY_MS } from '../../../platform/time/durations.ts'
import { releaseUpload } from '../../site/index.ts'
import type { CashierTrx } from '../tables.ts'
import type { CardRow } from './card-queries.ts'

/** How long photo and video are kept after their card is closed, for disputes about payouts. */
const RETENTION_MS = 90 * DAY_MS

/** Schedules the deletion of the photo and video of a removed or rejected card. */
export async function releaseCardFiles(
  trx: CashierTrx,
  card: Pick<CardRow, 'photo_upload_id' | 'video_upload_id'>,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + RETENTION_MS)
  await releaseUpload(trx, card.photo_upload_id, at)
  await releaseUpload(trx, card.video_upload_id, at)
}
