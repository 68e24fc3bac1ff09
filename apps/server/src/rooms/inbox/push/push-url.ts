import type { Locale } from '@gamehall/contract/constants'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import { playerLocalesHook } from '../hooks.ts'
import { type InboxContext, withInboxTables } from '../tables.ts'

const CODE_LIFETIME_MS = 60_000

/** Creates a push URL with a one-time code for this session (§7 wsInfo.url), valid for one minute. */
export async function issuePushUrl(
  ctx: AppContext,
  db: Db,
  session: { readonly playerId: bigint; readonly sessionId: bigint },
  origin: string,
): Promise<string> {
  const code = ctx.ids.token()
  await withInboxTables(db)
    .insertInto('push_codes')
    .values({
      code_hash: hashSecret(code),
      player_id: session.playerId,
      session_id: session.sessionId,
      expires_at: new Date(ctx.clock.now().getTime() + CODE_LIFETIME_MS),
      used_at: null,
    })
    .execute()
  return `${origin.replace(/^http/, 'ws')}/ws?code=${code}`
}

export interface RedeemedPushCode {
  readonly playerId: bigint
  readonly sessionId: bigint
  readonly locale: Locale
  /** When the URL was issued; the client's data is as of then. */
  readonly askedAt: Date
}

/** Redeems a push code. Null when it is unknown, used or expired. */
export async function redeemPushCode(ctx: InboxContext, code: string): Promise<RedeemedPushCode | null> {
  const now = ctx.clock.now()
  const row = await ctx.db
    .updateTable('push_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['player_id', 'session_id', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    playerId: row.player_id,
    sessionId: row.session_id,
    locale: await playerLocalesHook.of(ctx).readOfSession(ctx.db, row.session_id),
    askedAt: new Date(row.expires_at.getTime() - CODE_LIFETIME_MS),
  }
}
