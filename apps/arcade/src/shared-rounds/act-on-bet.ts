import { isDeepStrictEqual } from 'node:util'
import { batchPerOwner } from '@gamehall/postgres'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeDb, ArcadeTrx, RoundStepRow, SharedRoundRow } from '../db/schema.ts'
import { failed, type GameFailure, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, GameResponse } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { hasPlayMoney } from '../wallet/play-money.ts'
import { type Bet, betContext, createMoments, lockBets } from './bet-rows.ts'
import { finishSteps } from './finish-steps.ts'
import { advanceHallBet } from './hall-bet-steps.ts'
import { readOpenBets } from './open-bets.ts'
import { writeExposure } from './place-bet.ts'
import { playedBets, playedHallBet } from './played-bet.ts'
import { isInterrupted } from './run-interruption.ts'
import type { SharedGame } from './shared-round-store.ts'
import { insertSteps, type NewBetStep, stepOutcome, stepPay } from './step-rows.ts'

interface ActOrder {
  readonly session: GameSession
  readonly game: SharedGame
  readonly requestId: string
  readonly roundId: string
  readonly action: unknown
}

/** `isPaid`: the action takes a stake. `busy`: another step of the bet is to be finished first. */
type Decided = { readonly roundId: string; readonly isPaid?: true } | GameFailure | 'busy'

const MAX_TRIES = 5

/**
 * Acts on the player's bet in a shared round (cashes out, adds, cancels) as of its receipt. A repeated request, and an action
 * whose effect is there already, return the bet as it is. ROUND_NOT_FOUND for any other round, ROUND_CLOSED when the bet is
 * over, its run was interrupted or the moment does not allow the action any more, BET_NOT_ALLOWED when a stake that it adds breaks a limit, TABLE_LIMIT, LIMIT_REACHED, INSUFFICIENT, BAD_REQUEST, REQUEST_CONFLICT.
 */
export async function actOnBet(
  ctx: ArcadeContext,
  session: GameSession,
  game: SharedGame,
  { request_id, round_id, action: input }: GameRequest<'actOnRound'>,
): Promise<GameResult<GameResponse<'actOnRound'>>> {
  const action = game.schemas.action.safeParse(input)
  if (!action.success) return failed('BAD_REQUEST')
  const order = { session, game, requestId: request_id, roundId: round_id, action: action.data }
  return session.player.wallet === 'seamless' ? actOnHallBet(ctx, order) : actBatched(ctx, order)
}

/** Concurrent actions on the hall's wallet are recorded together; each then waits for its own answer of the hall. */
const recordBatched = batchPerOwner(
  async (ctx: ArcadeContext, orders: readonly ActOrder[]) =>
    (await ctx.db.transaction().execute((trx) => recordActions(ctx, trx, orders))).results,
  { keyOf: ({ roundId }: ActOrder) => roundId, maxBatchSize: 256, maxConcurrentBatches: 2 },
)

async function actOnHallBet(
  ctx: ArcadeContext,
  order: ActOrder,
): Promise<GameResult<GameResponse<'actOnRound'>>> {
  const { roundId, requestId } = order
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const decided = await recordBatched(ctx, order)
    if (decided !== 'busy' && 'code' in decided) return decided
    const { code, balance } = await advanceHallBet(ctx, roundId)
    // A refusal of another step is not a refusal of this action.
    if (code !== null && (decided !== 'busy' || code === 'WALLET_UNAVAILABLE')) return failed(code)
    if (decided === 'busy') continue
    const isTaken =
      !isPaidAction(decided) ||
      (await readSteps(ctx.db, [roundId])).some(({ request_id }) => request_id === requestId)
    // Refused or returned by another call: the page repeats its request.
    if (!isTaken) return failed('WALLET_UNAVAILABLE')
    return playedHallBet(ctx, { ...order, placed: decided, balance }, 'ROUND_NOT_FOUND')
  }
  return failed('TOO_FAST')
}

/** Concurrent actions share their transactions, at most one of a bet at a time. One batch commits while another is prepared. */
const actBatched = batchPerOwner(actAll, {
  keyOf: ({ roundId }: ActOrder) => roundId,
  maxBatchSize: 256,
  maxConcurrentBatches: 2,
})

async function actAll(
  ctx: ArcadeContext,
  orders: readonly ActOrder[],
): Promise<GameResult<GameResponse<'actOnRound'>>[]> {
  let decided: Decided[] = orders.map(() => 'busy')
  const beyondLimit = new Set<string>()
  for (let tries = 0; decided.includes('busy') && tries < MAX_TRIES; tries += 1) {
    const left = orders.filter((_, index) => decided[index] === 'busy')
    const { results, from } = await ctx.db.transaction().execute((trx) => recordActions(ctx, trx, left))
    decided = decided.map((one) => (one === 'busy' ? (results.shift() ?? 'busy') : one))
    const refused = await finishSteps(
      ctx,
      left.map(({ roundId }) => roundId),
      from,
    )
    for (const id of refused) beyondLimit.add(id)
  }
  const paid = orders.filter((_, index) => isPaidAction(decided[index]))
  const taken =
    paid.length === 0
      ? []
      : await readSteps(
          ctx.db,
          paid.map(({ roundId }) => roundId),
        )
  const unpaid = (roundId: string) => (beyondLimit.has(roundId) ? 'LIMIT_REACHED' : 'INSUFFICIENT')
  return playedBets(
    ctx,
    orders.map((order, index) => {
      const one = decided[index] ?? 'busy'
      const { session, game, requestId } = order
      if (one === 'busy') return { session, game, placed: failed('TOO_FAST') }
      // A step whose stake the limit or the balance did not cover was removed.
      const isUnpaid = isPaidAction(one) && !taken.some(({ request_id }) => request_id === requestId)
      return { session, game, placed: isUnpaid ? failed(unpaid(order.roundId)) : one }
    }),
    () => 'ROUND_NOT_FOUND',
  )
}

const isPaidAction = (one: Decided | undefined): boolean => typeof one === 'object' && 'isPaid' in one

/** Records the actions; `from`: the first phase in which a step of these bets may be. */
async function recordActions(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  orders: readonly ActOrder[],
): Promise<{ readonly results: Decided[]; readonly from: 'PENDING' | 'DRAWN' }> {
  const ids = orders.map(({ roundId }) => roundId)
  const tables = await lockBettingTables(ctx, trx, orders)
  const bets = new Map((await lockBets(trx, ids)).map((bet) => [bet.row.round_id, bet]))
  const steps = await readSteps(trx, ids)
  const moments = createMoments(ctx, trx)
  const inserts: NewBetStep[] = []
  const results: Decided[] = []
  for (const order of orders) {
    const bet = bets.get(order.roundId)
    if (
      bet === undefined ||
      bet.row.game !== order.game.id ||
      bet.row.player_id !== order.session.player.player_id
    ) {
      results.push(failed('ROUND_NOT_FOUND'))
      continue
    }
    const moment = await moments(order.game, bet.shared, order.session.receivedAt)
    const one = decide(order, bet, steps, moment, tables)
    if (typeof one === 'object' && 'insert' in one) inserts.push(one.insert)
    if (typeof one !== 'object' || !('insert' in one)) results.push(one)
    else results.push({ roundId: order.roundId, ...(one.insert.stake > 0n && { isPaid: true }) })
  }
  await insertSteps(trx, inserts, ctx.clock.now())
  await writeExposure(trx, [...tables.values()])
  const isUndrawn = [...steps, ...inserts].some(({ phase }) => phase === 'PENDING' || phase === 'DEBITED')
  return { results, from: isUndrawn ? 'PENDING' : 'DRAWN' }
}

/** A round that still takes bets, and what its bets can pay at most. */
interface BettingTable {
  readonly round: SharedRoundRow
  exposure: bigint
  /** The same of each player's bets. */
  readonly exposureOf: Map<bigint, bigint>
}

/** Decides an action under the locks. */
function decide(
  { requestId, action, game, session }: ActOrder,
  { row, player, shared, lastLedAt }: Bet,
  steps: readonly RoundStepRow[],
  moment: Awaited<ReturnType<ReturnType<typeof createMoments>>>,
  tables: ReadonlyMap<string, BettingTable>,
): Decided | { readonly insert: NewBetStep } {
  const own = steps.filter(({ round_id }) => round_id === row.round_id)
  const earlier = own.find(({ request_id }) => request_id === requestId)
  if (earlier !== undefined) {
    const isSame = earlier.kind === 'ACT' && isDeepStrictEqual(earlier.action, action)
    if (!isSame) return failed('REQUEST_CONFLICT')
    return { roundId: row.round_id, ...(earlier.stake > 0n && { isPaid: true }) }
  }
  if (own.some(({ phase }) => phase !== 'CREDITED')) return 'busy'
  const state = game.schemas.state.parse(row.detail)
  const context = betContext(game, row, moment)
  if (game.isRepeated?.(state, action, context)) return { roundId: row.round_id }
  if (row.status !== 'OPEN') return failed('ROUND_CLOSED')
  if (isInterrupted(game, shared, lastLedAt, session.receivedAt)) return failed('ROUND_CLOSED')
  const step = game.act?.(state, action, context) ?? null
  if (step === null) return failed('ROUND_CLOSED')
  const table = tables.get(shared.shared_round_id)
  const stake = step.stake ?? 0n
  const isTooLate = session.receivedAt > shared.closes_at
  if (stake > 0n && (table === undefined || isTooLate)) return failed('BETTING_CLOSED')
  if (stake > 0n && game.shared.checkState?.(step.state, Number(shared.number)) != null)
    return failed('BET_NOT_ALLOWED')
  if (table !== undefined && !hasPlayMoney(player)) {
    const added = (step.isOver ? 0n : game.shared.maxPay(step.state)) - game.shared.maxPay(state)
    const own = (table.exposureOf.get(row.player_id) ?? 0n) + added
    const isTooMuch = table.exposure + added > game.shared.maxExposure || own > game.shared.maxPlayerExposure
    if (added > 0n && isTooMuch) return failed('TABLE_LIMIT')
    table.exposure += added
    table.exposureOf.set(row.player_id, own)
  }
  return {
    insert: {
      roundId: row.round_id,
      kind: 'ACT',
      requestId,
      action,
      phase: stake > 0n ? 'PENDING' : 'DRAWN',
      stake,
      pay: stake > 0n ? 0n : stepPay(step, row.bet),
      outcome: stake > 0n ? null : stepOutcome(step),
    },
  }
}

/** Locks the rounds of bets that still take bets, before the bets themselves. */
async function lockBettingTables(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  orders: readonly ActOrder[],
): Promise<Map<string, BettingTable>> {
  const betIds = orders.map(({ roundId }) => roundId)
  const rounds = await trx
    .selectFrom('arcade.shared_rounds')
    .selectAll()
    .where('phase', 'in', ['BETTING', 'CLOSED'])
    .where('shared_round_id', 'in', (eb) =>
      eb
        .selectFrom('arcade.rounds')
        .select('shared_round_id')
        .where('round_id', 'in', betIds)
        .$castTo<{ shared_round_id: string }>(),
    )
    .orderBy('shared_round_id')
    .forUpdate()
    .execute()
  const bets = await readOpenBets(ctx, trx, {
    roundIds: rounds.map((round) => round.shared_round_id),
    playerIds: orders.map(({ session }) => session.player.player_id),
  })
  const tables = rounds.map((round): BettingTable => {
    const exposureOf = new Map<bigint, bigint>()
    for (const { row, exposure } of bets) {
      if (row.shared_round_id !== round.shared_round_id) continue
      exposureOf.set(row.player_id, (exposureOf.get(row.player_id) ?? 0n) + exposure)
    }
    return { round, exposure: round.exposure, exposureOf }
  })
  return new Map(tables.map((table) => [table.round.shared_round_id, table]))
}

async function readSteps(db: ArcadeDb, roundIds: readonly string[]): Promise<RoundStepRow[]> {
  if (roundIds.length === 0) return []
  return db.selectFrom('arcade.round_steps').selectAll().where('round_id', 'in', roundIds).execute()
}
