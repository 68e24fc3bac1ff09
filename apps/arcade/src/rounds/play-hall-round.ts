import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { RoundRow } from '../db/schema.ts'
import { failed, type GameFailure } from '../game-api/game-result.ts'
import type { HallBetWin, HallWallet } from '../wallet/hall-wallet.ts'
import {
  answerInstant,
  type DrawnRound,
  drawInstantRounds,
  type InstantOrder,
  isDrawn,
  keyOfOrder,
  type PlayedInstant,
} from './draw-instant-rounds.ts'
import { settleUntakenBet } from './hall-steps.ts'
import { movementKey } from './step-transitions.ts'
import { insertInstantRounds } from './store-instant-rounds.ts'

/** Rounds that wait for a batch in progress join one batch; one that waits for a lock holds them up no longer than this. */
const OVERLAP_AFTER_MS = 40

/**
 * Opens and settles a round of an instant game on the hall's wallet (docs/protocols/seamless.md): the round is recorded as
 * DEBITING with its outcome, the hall takes the bet and pays the win in one, the round is shown. Many players' rounds share each
 * of the two transactions. Whoever finds a round that stayed DEBITING rolls it back, and shows it when the hall says that it
 * stands (`hall-steps.ts`). Null when the round is to be opened or finished step by step. A refused bet is removed
 * without a trace.
 */
export async function playHallRound(
  ctx: ArcadeContext,
  hall: HallWallet,
  order: InstantOrder,
): Promise<PlayedInstant | null> {
  const recorded = await recordRound(ctx, order)
  if (recorded === null || 'code' in recorded) return recorded
  const { round, token, calledAt } = recorded
  const answer = await hall.betWin(toBetWin(round, token))
  if (answer.kind === 'ok') {
    const row = await creditRound(ctx, recorded)
    return row === null ? null : { ok: true, data: answerInstant(round, row, answer.balance) }
  }
  const owned = { round_id: round.roundId, player_id: round.seeds.player_id, game: round.seeds.game }
  const code = await settleUntakenBet({ ctx, owned, at: ctx.clock.now() }, calledAt, answer)
  return code === null ? null : failed(code)
}

/** A drawn round that waits for the hall. `calledAt` marks the call as this process's own. */
interface RecordedRound {
  readonly round: DrawnRound
  readonly token: string
  readonly calledAt: Date
}

const toBetWin = ({ order, roundId, stake, pay, validBet }: DrawnRound, token: string): HallBetWin => ({
  transaction: movementKey({ round_id: roundId, step: 0 }, 'stake'),
  round: roundId,
  game: order.game.id,
  player: order.session.player.name,
  token,
  amount: stake,
  win: pay,
  isRoundClosed: true,
  validBet,
})

const recordRound: (ctx: ArcadeContext, order: InstantOrder) => Promise<RecordedRound | GameFailure | null> =
  batchPerOwner(recordRounds, {
    keyOf: keyOfOrder,
    maxConcurrentBatches: 2,
    overlapAfterMs: OVERLAP_AFTER_MS,
  })

function recordRounds(
  ctx: ArcadeContext,
  orders: readonly InstantOrder[],
): Promise<(RecordedRound | GameFailure | null)[]> {
  return ctx.db.transaction().execute(async (trx) => {
    const results = await drawInstantRounds(ctx, trx, orders)
    const calledAt = ctx.clock.now()
    const recorded = results.map((result): RecordedRound | GameFailure | null => {
      // A round without a stake needs no call to the hall.
      if (!isDrawn(result) || result.stake === 0n) return isDrawn(result) ? null : result
      const { wallet_token: token } = result.seeds
      return token === null ? failed('SESSION_EXPIRED') : { round: result, token, calledAt }
    })
    await insertInstantRounds(
      trx,
      recorded.flatMap((one) => (one !== null && 'round' in one ? [one.round] : [])),
      { isSettled: false, at: calledAt },
    )
    return recorded
  })
}

/** Settles a round whose money was moved; null when another process considered its call lost and settles it. */
const creditRound: (ctx: ArcadeContext, recorded: RecordedRound) => Promise<RoundRow | null> = batchPerOwner(
  creditRounds,
  {
    keyOf: ({ round }) => keyOfOrder(round.order),
    maxConcurrentBatches: 2,
    overlapAfterMs: OVERLAP_AFTER_MS,
  },
)

async function creditRounds(
  ctx: ArcadeContext,
  recorded: readonly RecordedRound[],
): Promise<(RoundRow | null)[]> {
  const at = ctx.clock.now()
  const given = recorded.map(({ round, calledAt }) => ({
    round_id: round.roundId,
    player_id: `${round.seeds.player_id}`,
    game: round.seeds.game,
    called_at: calledAt.toISOString(),
    detail: round.state,
    win: `${round.pay}`,
    valid_bet: `${round.validBet}`,
    words_drawn: round.wordsDrawn,
  }))
  const { rows } = await sql<RoundRow>`
    select * from arcade.credit_instant_rounds(${JSON.stringify(given)}::json, ${at})`.execute(ctx.db)
  const byId = new Map(rows.map((row) => [row.round_id, row]))
  return recorded.map(({ round }) => byId.get(round.roundId) ?? null)
}
