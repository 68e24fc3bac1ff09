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
  keyOfOrder,
  type PlayedInstant,
} from './draw-instant-rounds.ts'
import { settleUntakenBet } from './hall-steps.ts'
import { type Hindrance, recordUnhindered, serializeRounds } from './record-instant-rounds.ts'
import { movementKey } from './step-transitions.ts'

/** Rounds that wait for a batch in progress join one batch; one that waits for a lock holds them up no longer than this. */
const OVERLAP_AFTER_MS = 40

/**
 * Opens and settles a round of an instant game on the hall's wallet (docs/protocols/seamless.md): the round is recorded as
 * DEBITING with its outcome, the hall takes the bet and pays the win in one, the round is shown. Many players' rounds share each
 * of the two. Whoever finds a round that stayed DEBITING rolls it back, and shows it when the hall says that it
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
  const { round, calledAt } = recorded
  const answer = await hall.betWin(toBetWin(round))
  if (answer.kind === 'ok') {
    const settledAt = await creditRound(ctx, recorded)
    if (settledAt === null) return null
    const data = answerInstant(round, { openedAt: calledAt, settledAt, balance: answer.balance })
    return { ok: true, data }
  }
  const owned = { round_id: round.roundId, player_id: round.seeds.player_id, game: round.seeds.game }
  const code = await settleUntakenBet({ ctx, owned, at: ctx.clock.now() }, calledAt, answer)
  return code === null ? null : failed(code)
}

interface HallRound extends DrawnRound {
  readonly seeds: DrawnRound['seeds'] & { readonly wallet_token: string }
}

/** A drawn round that waits for the hall. `calledAt` marks the call as this process's own. */
interface RecordedRound {
  readonly round: HallRound
  readonly calledAt: Date
}

const toBetWin = ({ order, seeds, roundId, stake, pay, validBet }: HallRound): HallBetWin => ({
  transaction: movementKey({ round_id: roundId, step: 0 }, 'stake'),
  round: roundId,
  game: order.game.id,
  player: order.session.player.name,
  token: seeds.wallet_token,
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

async function recordRounds(
  ctx: ArcadeContext,
  orders: readonly InstantOrder[],
): Promise<(RecordedRound | GameFailure | null)[]> {
  const drawn = await drawInstantRounds(ctx, orders)
  const calledAt = ctx.clock.now()
  const { rounds, hindered } = await recordUnhindered(drawn.filter(isForHall), (unhindered) =>
    callRecordPendingRounds(ctx, unhindered, calledAt),
  )
  const recorded = new Set<DrawnRound>(rounds)
  return drawn.map((round) => {
    if (!isForHall(round)) return null
    return recorded.has(round) ? { round, calledAt } : (hindered.get(round) ?? null)
  })
}

/** A round without a stake needs no call to the hall, and without a token there is none; both are opened step by step. */
const isForHall = (round: DrawnRound | null): round is HallRound =>
  round !== null && round.stake > 0n && round.seeds.wallet_token !== null

async function callRecordPendingRounds(ctx: ArcadeContext, rounds: readonly DrawnRound[], calledAt: Date) {
  const { rows } = await sql<{ readonly hindrances: readonly (Hindrance | null)[] }>`
    select arcade.record_pending_rounds(${serializeRounds(rounds)}::json, ${calledAt}) as hindrances`.execute(
    ctx.db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('record_pending_rounds answered nothing')
  return row
}

/** Settles a round whose money was moved. Returns when; null when another process considered its call lost and settles it. */
const creditRound: (ctx: ArcadeContext, recorded: RecordedRound) => Promise<Date | null> = batchPerOwner(
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
): Promise<(Date | null)[]> {
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
  const { rows } = await sql<Pick<RoundRow, 'round_id'>>`
    select round_id from arcade.credit_instant_rounds(${JSON.stringify(given)}::json, ${at})`.execute(ctx.db)
  const settled = new Set(rows.map(({ round_id }) => round_id))
  return recorded.map(({ round }) => (settled.has(round.roundId) ? at : null))
}
