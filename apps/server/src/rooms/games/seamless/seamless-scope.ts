import { batchPerOwner } from '@gamehall/postgres'
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

/** The advisory lock under which a player's requests follow each other. */
export const lockName = (playerId: bigint): string => `seamless/${playerId}`

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
  const playerId = await findSeamlessPlayer(ctx, { provider, player })
  if (playerId === undefined) return { ok: false, error: 'DOES_NOT_EXIST' }
  try {
    const balanceMinor = await ctx.db.transaction().execute(async (trx) => {
      await acquireAdvisoryLock(trx, lockName(playerId))
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

/** The player that a provider knows by a name; concurrent reads are batched into one query. */
export const findSeamlessPlayer = batchPerOwner(
  async (
    { db }: GamesContext,
    names: readonly { readonly provider: string; readonly player: string }[],
  ): Promise<(bigint | undefined)[]> => {
    const rows = await db
      .selectFrom('platform_players')
      .select(['provider', 'player_name', 'player_id'])
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('provider', 'player_name'),
          'in',
          names.map(({ provider, player }) => tuple(provider, player)),
        ),
      )
      .execute()
    const found = new Map(rows.map((row) => [`${row.provider}/${row.player_name}`, row.player_id]))
    return names.map(({ provider, player }) => found.get(`${provider}/${player}`))
  },
)
