import type { ArcadeContext } from '../arcade-context.ts'
import { buildLaunchUrl } from '../game-api/launch-url.ts'
import type { Duties } from './duties.ts'
import { hashToken } from './game-session.ts'

const LAUNCH_TTL_MS = 10 * 60 * 1000
const SESSION_TTL_MS = 12 * 60 * 60 * 1000
const TOKEN_BYTES = 32

export interface LaunchRequest {
  readonly playerId: bigint
  readonly game: string
  readonly language: 'zh-TW' | 'en'
  readonly parentOrigin: string
  readonly returnUrl: string | null
  readonly duties: Duties
  /** What is presented to the hall with each bet of a seamless player. */
  readonly walletToken: string | null
}

/** Creates a launch token for a player and game. Returns the launch URL, valid for ten minutes. */
export async function createLaunch(
  ctx: ArcadeContext,
  order: LaunchRequest,
): Promise<{ url: string; expiresAt: Date }> {
  const token = createToken(ctx)
  const now = ctx.clock.now().getTime()
  const expiresAt = new Date(now + LAUNCH_TTL_MS)
  await ctx.db
    .insertInto('arcade.sessions')
    .values({
      session_id: ctx.ids.uuid(),
      player_id: order.playerId,
      game: order.game,
      language: order.language,
      parent_origin: order.parentOrigin,
      return_url: order.returnUrl,
      duties: JSON.stringify(order.duties),
      wallet_token: order.walletToken,
      launch_hash: hashToken(token),
      launch_expires_at: expiresAt,
      expires_at: new Date(now + SESSION_TTL_MS),
      opened_at: null,
      ended_at: null,
      end_reason: null,
    })
    .execute()
  const base = ctx.publicUrl ?? `${order.parentOrigin}/arcade`
  const url = buildLaunchUrl(base, order.game, { token, language: order.language, isSoundOn: true })
  return { url, expiresAt }
}

/** Creates a bearer token of 256 random bits, base64url. */
export function createToken(ctx: ArcadeContext): string {
  return Buffer.from(ctx.ids.bytes(TOKEN_BYTES)).toString('base64url')
}
