import type { Encryptor } from '@gamehall/encryption'
import { ensurePlayerKey, findPlayerKey } from '../../../platform/encryption/player-keys.ts'
import type { FileAction, SiteContext } from '../tables.ts'
import type { UploadRow } from './upload-queries.ts'

/** Identity files: encrypted with the player's own key, so that deleting the key destroys them. */
const OF_IDENTITY: ReadonlySet<FileAction> = new Set(['id_front', 'id_reverse', 'face_frame'])

export interface FileEncryption {
  readonly encryptor: Encryptor
  /** Null for the server's key. */
  readonly keyId: bigint | null
}

/** The encryption for a new file. */
export async function encryptionForNewFile(
  ctx: SiteContext,
  { action, player_id: playerId }: Pick<UploadRow, 'action' | 'player_id'>,
): Promise<FileEncryption> {
  if (!OF_IDENTITY.has(action)) return { encryptor: ctx.encryptor, keyId: null }
  return ensurePlayerKey(ctx, ctx.db, playerId)
}

/** The encryption of a stored file; null when its key is deleted. */
export async function encryptionForStoredFile(
  ctx: SiteContext,
  { key_id: keyId, player_id: playerId }: Pick<UploadRow, 'key_id' | 'player_id'>,
): Promise<Encryptor | null> {
  if (keyId === null) return ctx.encryptor
  const key = await findPlayerKey(ctx, ctx.db, playerId)
  return key?.keyId === keyId ? key.encryptor : null
}
