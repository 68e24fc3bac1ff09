import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, RoundRow, RoundStepRow } from '../db/schema.ts'
import { hasPlayMoney } from '../wallet/play-money.ts'
import { computeStep } from './bet-step-transitions.ts'
import { isSharedGame, type SharedGame } from './shared-round-store.ts'
import { readStepOutcome } from './step-rows.ts'

/** A bet that may still win, and the most that it can pay; play money counts as nothing. */
export interface OpenBet {
  readonly row: RoundRow
  readonly exposure: bigint
}

/** Reads the open bets of players in shared rounds, unfinished steps included. The rounds are locked by the caller. */
export async function readOpenBets(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  { roundIds, playerIds }: { readonly roundIds: readonly string[]; readonly playerIds: readonly bigint[] },
): Promise<OpenBet[]> {
  if (roundIds.length === 0 || playerIds.length === 0) return []
  const rows = await trx
    .selectFrom('arcade.rounds as round')
    .innerJoin('arcade.players as player', 'player.player_id', 'round.player_id')
    .selectAll('round')
    .select(['player.demo_balance', 'player.is_test'])
    .where('round.shared_round_id', 'in', roundIds)
    .where('round.player_id', 'in', playerIds)
    .where('round.status', 'in', ['PENDING', 'OPEN'])
    .execute()
  if (rows.length === 0) return []
  const steps = await trx
    .selectFrom('arcade.round_steps')
    .selectAll()
    .where(
      'round_id',
      'in',
      rows.map(({ round_id }) => round_id),
    )
    .where('phase', '!=', 'CREDITED')
    .execute()
  const unfinished = new Map(steps.map((step) => [step.round_id, step]))
  return rows.flatMap(({ demo_balance, is_test, ...row }): OpenBet[] => {
    const game = ctx.games.get(row.game)
    if (!isSharedGame(game)) return []
    return [
      {
        row,
        exposure: hasPlayMoney({ demo_balance, is_test })
          ? 0n
          : exposureOf(game, row, unfinished.get(row.round_id)),
      },
    ]
  })
}

function exposureOf(game: SharedGame, row: RoundRow, step: RoundStepRow | undefined): bigint {
  const maxPay = (detail: unknown) => game.shared.maxPay(game.schemas.state.parse(detail))
  if (step === undefined) return maxPay(row.detail)
  if (step.stake > 0n) return game.shared.maxPay(computeStep({ step, row, game }).state)
  const { detail, status } = readStepOutcome(step)
  return status === 'OPEN' ? maxPay(detail) : 0n
}
