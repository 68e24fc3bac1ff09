import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { SeamlessAnswer, SeamlessError } from '../../../providers/games/index.ts'
import { readMainBalance } from '../../wallet/index.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'

/** One request of a provider about one player, in its transaction. */
export interface SeamlessScope {
  readonly ctx: GamesContext
  readonly trx: GamesTrx
  /** The provider's id. */
  readonly provider: string
  readonly playerId: bigint
  readonly now: Date
}

class Refused extends Error {
  readonly code: SeamlessError
  constructor(code: SeamlessError) {
    super(`refused: ${code}`)
    this.code = code
  }
}

/**
 * Runs a money request of a provider in one transaction, one at a time for each player, and answers with the balance after it.
 * A refusal rolls everything back. DOES_NOT_EXIST: the provider does not know the player.
 */
export async function inSeamlessScope(
  ctx: GamesContext,
  provider: string,
  player: string,
  work: (scope: SeamlessScope) => Promise<SeamlessError | null>,
): Promise<SeamlessAnswer> {
  const playerId = await findSeamlessPlayer(ctx, provider, player)
  if (playerId === undefined) return { ok: false, error: 'DOES_NOT_EXIST' }
  try {
    const balanceMinor = await ctx.db.transaction().execute(async (trx) => {
      await acquireAdvisoryLock(trx, `seamless/${playerId}`)
      const error = await work({ ctx, trx, provider, playerId, now: ctx.clock.now() })
      if (error !== null) throw new Refused(error)
      return readMainBalance(trx, playerId)
    })
    return { ok: true, player, balanceMinor }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.code }
    throw error
  }
}

/** The player that a provider knows by a name. */
export async function findSeamlessPlayer(
  { db }: GamesContext,
  provider: string,
  player: string,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('platform_players')
    .select('player_id')
    .where('provider', '=', provider)
    .where('player_name', '=', player)
    .executeTakeFirst()
  return row?.player_id
}
