import type { ArcadeContext } from '../arcade-context.ts'
import { tryEach } from '../rounds/try-each.ts'
import { advanceHallBet } from './hall-bet-steps.ts'
import { isNotAtHall, settleBets } from './settle-bets.ts'
import { isSharedGame } from './shared-round-store.ts'
import type { TableKey } from './table-key.ts'

const BATCH_SIZE = 500
/** Calls to the hall at the same time. */
const MAX_CALLS = 32

/** Bets that this process is resuming in the background. */
const underWay = new WeakMap<ArcadeContext, Set<string>>()

/**
 * Makes the calls to the hall that unfinished steps of bets wait for: wins of settled rounds, automatic cash-outs, stakes to be returned, and
 * what a dead process left. Of one table, or of all. Throws when one of them failed, after all were tried.
 */
export async function resumeHallBets(ctx: ArcadeContext, key: TableKey | null): Promise<void> {
  if (ctx.hallWallet === null) return
  const busy = underWay.get(ctx) ?? new Set<string>()
  underWay.set(ctx, busy)
  const unfinished = await findUnfinished(ctx, key)
  const ids = unfinished.filter((id) => !busy.has(id))
  for (const id of ids) busy.add(id)
  const failures: unknown[] = []
  const left = [...ids]
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      await advanceHallBet(ctx, id, { waits: false }).catch((error: unknown) => failures.push(error))
      busy.delete(id)
    }
  }
  await Promise.all(Array.from({ length: MAX_CALLS }, work))
  if (failures.length > 0) throw failures[0]
}

async function findUnfinished(ctx: ArcadeContext, key: TableKey | null): Promise<string[]> {
  let query = ctx.db
    .selectFrom('arcade.round_steps as step')
    .innerJoin('arcade.rounds as round', 'round.round_id', 'step.round_id')
    .innerJoin('arcade.shared_rounds as shared', 'shared.shared_round_id', 'round.shared_round_id')
    .innerJoin('arcade.players as player', 'player.player_id', 'round.player_id')
    .select('step.round_id')
    .where('step.phase', '<>', 'CREDITED')
    .where('player.wallet', '=', 'seamless')
  if (key !== null) query = query.where('shared.game', '=', key.game).where('shared.table_id', '=', key.table)
  const rows = await query.orderBy('step.created_at').limit(BATCH_SIZE).execute()
  return rows.map(({ round_id }) => round_id)
}

/**
 * Ends bets that their round's settlement left open, because the hall had not answered for one of their stakes: by the same
 * rules, from the revealed outcome. Throws when a round failed, after all were tried.
 */
export async function settlePendingBets(ctx: ArcadeContext): Promise<void> {
  const rounds = await ctx.db
    .selectFrom('arcade.shared_rounds')
    .selectAll()
    .where('phase', 'in', ['SETTLED', 'VOID'])
    .where('shared_round_id', 'in', (eb) =>
      eb
        .selectFrom('arcade.rounds')
        .select('shared_round_id')
        .where('status', '=', 'OPEN')
        .where('shared_round_id', 'is not', null)
        .where(isNotAtHall)
        .$castTo<{ shared_round_id: string }>(),
    )
    .limit(BATCH_SIZE)
    .execute()
  await tryEach(rounds, async (round) => {
    const game = ctx.games.find(round.game)
    if (game === undefined || !isSharedGame(game)) return
    await settleBets(ctx, game, { ...round, phase: round.phase === 'VOID' ? 'VOIDING' : 'DRAWN' })
  })
}
