import type { Sealer } from '@gamehall/sealer'
import type { Hall } from '../../../core/hall.ts'
import { ensurePlayerKey, findPlayerKey } from '../../../core/player-keys.ts'
import type { FileAction } from '../../../db/tables/site.ts'
import type { UploadRow } from './upload-queries.ts'

/** Files of identity: sealed by their player's own key, so that they all end with it. */
const OF_IDENTITY: ReadonlySet<FileAction> = new Set(['id_front', 'id_reverse', 'face_frame'])

export interface FileSealer {
  readonly sealer: Sealer
  /** Null: the hall's own key. */
  readonly keyId: bigint | null
}

/** What a new file is sealed with. */
export async function sealerFor(
  hall: Hall,
  { action, player_id: playerId }: Pick<UploadRow, 'action' | 'player_id'>,
): Promise<FileSealer> {
  if (!OF_IDENTITY.has(action)) return { sealer: hall.sealer, keyId: null }
  return ensurePlayerKey(hall, hall.db, playerId)
}

/** What a kept file opens with; null when its key is gone. */
export async function sealerOf(
  hall: Hall,
  { key_id: keyId, player_id: playerId }: Pick<UploadRow, 'key_id' | 'player_id'>,
): Promise<Sealer | null> {
  if (keyId === null) return hall.sealer
  const key = await findPlayerKey(hall, hall.db, playerId)
  return key?.keyId === keyId ? key.sealer : null
}
