import type { Sealer } from '@gamehall/sealer'
import type { Hall } from '../../../core/hall.ts'
import { ensurePlayerKey, findPlayerKey } from '../../../core/player-keys.ts'
import type { FileAction } from '../../../db/tables/site.ts'
import type { UploadRow } from './upload-queries.ts'

/** Identity files: encrypted with the player's own key, so that deleting the key destroys them. */
const OF_IDENTITY: ReadonlySet<FileAction> = new Set(['id_front', 'id_reverse', 'face_frame'])

export interface FileSealer {
  readonly sealer: Sealer
  /** Null for the server's key. */
  readonly keyId: bigint | null
}

/** The encryption for a new file. */
export async function sealerFor(
  hall: Hall,
  { action, player_id: playerId }: Pick<UploadRow, 'action' | 'player_id'>,
): Promise<FileSealer> {
  if (!OF_IDENTITY.has(action)) return { sealer: hall.sealer, keyId: null }
  return ensurePlayerKey(hall, hall.db, playerId)
}

/** The encryption of a stored file; null when its key is deleted. */
export async function sealerOf(
  hall: Hall,
  { key_id: keyId, player_id: playerId }: Pick<UploadRow, 'key_id' | 'player_id'>,
): Promise<Sealer | null> {
  if (keyId === null) return hall.sealer
  const key = await findPlayerKey(hall, hall.db, playerId)
  return key?.keyId === keyId ? key.sealer : null
}
