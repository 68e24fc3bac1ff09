import type { Trx } from '../../../core/transact.ts'
import { releaseUpload } from '../../site/index.ts'
import type { CardRow } from './card-queries.ts'

/** How long photo and video outlive their card: a dispute about a payout to it may still come. */
const KEPT_MS = 90 * 86_400_000

/** The card is removed or rejected: what was handed in for it is deleted in time. */
export async function releaseFiles(
  trx: Trx,
  card: Pick<CardRow, 'photo_upload_id' | 'video_upload_id'>,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + KEPT_MS)
  await releaseUpload(trx, card.photo_upload_id, at)
  await releaseUpload(trx, card.video_upload_id, at)
}
