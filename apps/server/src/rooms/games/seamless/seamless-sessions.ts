import { batchPerOwner } from '@gamehall/postgres'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'

/** A game that is open longer takes no more bets until it is launched again. */
const SESSION_LIFE_MS = 12 * HOUR_MS

export interface SeamlessSession {
  readonly playerId: bigint
  /** The provider's name of the player. */
  readonly player: string
  readonly gid: string
}

/** Opens the session of a launch and returns its token. A launch ends the player's earlier ones at the provider. */
export async function openSeamlessSession(
  ctx: GamesContext,
  { provider, playerId, gid }: { readonly provider: string; readonly playerId: bigint; readonly gid: string },
): Promise<string> {
  const token = ctx.ids.token()
  const now = ctx.clock.now()
  await ctx.db.transaction().execute(async (trx) => {
    await endSessions(trx, { playerId, provider }, now)
    await trx
      .insertInto('seamless_sessions')
      .values({
        token_hash: hashSecret(token),
        provider,
        player_id: playerId,
        gid,
        created_at: now,
        expires_at: new Date(now.getTime() + SESSION_LIFE_MS),
        ended_at: null,
      })
      .execute()
  })
  return token
}

/**
 * The live session of a token; undefined for an unknown, ended or expired one, and for another provider's. Concurrent reads are
 * batched into one query.
 */
export const findSeamlessSession = batchPerOwner(
  async (
    { db, clock }: GamesContext,
    tokens: readonly { readonly provider: string; readonly token: string }[],
  ): Promise<(SeamlessSession | undefined)[]> => {
    const hashes = tokens.map(({ token }) => hashSecret(token))
    const rows = await db
      .selectFrom('seamless_sessions as session')
      .innerJoin('platform_players as player', (join) =>
        join
          .onRef('player.provider', '=', 'session.provider')
          .onRef('player.player_id', '=', 'session.player_id'),
      )
      .select([
        'session.token_hash',
        'session.provider',
        'session.player_id',
        'session.gid',
        'player.player_name',
      ])
      .where('session.token_hash', 'in', hashes)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', clock.now())
      .execute()
    const found = new Map(rows.map((row) => [`${row.provider}/${row.token_hash.toString('hex')}`, row]))
    return tokens.map(({ provider }, index) => {
      const row = found.get(`${provider}/${hashes[index]?.toString('hex')}`)
      return row && { playerId: row.player_id, player: row.player_name, gid: row.gid }
    })
  },
)

/** Ends a player's seamless play, at one provider or at all: no further bet is taken. Wins and rollbacks still come in. */
export const endSeamlessPlay = (ctx: GamesContext, playerId: bigint, now: Date): Promise<void> =>
  ctx.db.transaction().execute((trx) => endSessions(trx, { playerId }, now))

async function endSessions(
  trx: GamesTrx,
  { playerId, provider }: { readonly playerId: bigint; readonly provider?: string },
  now: Date,
): Promise<void> {
  let ending = trx
    .updateTable('seamless_sessions')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
  if (provider !== undefined) ending = ending.where('provider', '=', provider)
  await ending.execute()
}
