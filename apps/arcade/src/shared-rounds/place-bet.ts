import { isDeepStrictEqual } from 'node:util'
import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import { isInMaintenance } from '../catalogue/platform-status.ts'
import type { ArcadeTrx, RoundRow, SharedRoundRow } from '../db/schema.ts'
import { failed, type GameFailure, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, GameResponse } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { hasPlayMoney } from '../wallet/play-money.ts'
import { NO_STREAM } from './bet-rows.ts'
import { finishSteps } from './finish-steps.ts'
import { advanceHallBet } from './hall-bet-steps.ts'
import { type OpenBet, readOpenBets } from './open-bets.ts'
import { playedBets, playedHallBet } from './played-bet.ts'
import type { SharedGame } from './shared-round-store.ts'
import { insertSteps } from './step-rows.ts'
import { tableName } from './table-key.ts'

/** A bet as received. */
interface BetOrder {
  readonly session: GameSession
  readonly game: SharedGame
  readonly requestId: string
  readonly bet: unknown
}

/**
 * Places a bet in the round that a table is taking bets for. A repeated request returns its bet. BAD_REQUEST for a bet of
 * another shape, BET_NOT_ALLOWED outside the limits or in a round that does not take it, BETTING_CLOSED when it was received after the end of betting, TABLE_LIMIT
 * when the round, or all bets of the player in it, may not pay more, or the player has all the bets that a round allows or one in the same slot; MAINTENANCE, LIMIT_REACHED,
 * INSUFFICIENT, REQUEST_CONFLICT; FREE_ROUNDS_OVER with a grant, as no table has free rounds. On the hall's wallet also what the hall refuses, WALLET_UNAVAILABLE without its answer, and BETTING_CLOSED
 * when it answered after the run began. Nothing moves then.
 */
export async function placeBet(
  ctx: ArcadeContext,
  session: GameSession,
  game: SharedGame,
  { request_id, bet: input, free_rounds = null }: GameRequest<'openRound'>,
): Promise<GameResult<GameResponse<'openRound'>>> {
  if (free_rounds !== null) return failed('FREE_ROUNDS_OVER')
  const bet = game.schemas.bet.safeParse(input)
  if (!bet.success) return failed('BAD_REQUEST')
  const table = game.tables.find(({ id }) => id === game.shared.tableOf(bet.data))
  if (table === undefined || game.checkBet(bet.data, table) !== null) return failed('BET_NOT_ALLOWED')
  const order = { session, game, requestId: request_id, bet: bet.data }
  return session.player.wallet === 'seamless' ? placeHallBet(ctx, order) : placeBatched(ctx, order)
}

/** Concurrent bets on the hall's wallet are recorded together; each then waits for its own answer of the hall. */
const recordBatched = batchPerOwner((ctx: ArcadeContext, orders: readonly BetOrder[]) =>
  ctx.db.transaction().execute((trx) => recordBets(ctx, trx, orders)),
)

async function placeHallBet(
  ctx: ArcadeContext,
  order: BetOrder,
): Promise<GameResult<GameResponse<'openRound'>>> {
  const placed = await recordBatched(ctx, order)
  if ('code' in placed) return placed
  const { code, balance } = await advanceHallBet(ctx, placed.roundId)
  if (code !== null) return failed(code)
  // A missing bet was refused or returned by another call: the page repeats its request.
  return playedHallBet(ctx, { ...order, placed, balance }, 'WALLET_UNAVAILABLE')
}

/** Concurrent bets share their transactions. */
const placeBatched = batchPerOwner(placeAll)

async function placeAll(
  ctx: ArcadeContext,
  orders: readonly BetOrder[],
): Promise<GameResult<GameResponse<'openRound'>>[]> {
  const recorded = await ctx.db.transaction().execute((trx) => recordBets(ctx, trx, orders))
  const ids = recorded.flatMap((one) => ('code' in one ? [] : [one.roundId]))
  const beyondLimit = await finishSteps(ctx, ids, 'PENDING')
  return playedBets(
    ctx,
    orders.map(({ session, game }, index) => ({
      session,
      game,
      placed: recorded[index] ?? failed('BAD_REQUEST'),
    })),
    (roundId) => (beyondLimit.has(roundId) ? 'LIMIT_REACHED' : 'INSUFFICIENT'),
  )
}

/** A recorded bet, or why it was refused. */
type Recorded = { readonly roundId: string } | GameFailure

/** The tables' rounds as this transaction changes them. */
interface Table {
  readonly round: SharedRoundRow
  exposure: bigint
  readonly betsOf: Map<bigint, OwnBets>
}

/** The open bets of a player in a round, as requested, and the most that they can pay together. */
interface OwnBets {
  readonly wagers: readonly unknown[]
  readonly exposure: bigint
}
const NO_BETS: OwnBets = { wagers: [], exposure: 0n }

interface NewBet {
  readonly order: BetOrder
  readonly roundId: string
  readonly stake: bigint
  readonly round: SharedRoundRow
}

async function recordBets(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  orders: readonly BetOrder[],
): Promise<Recorded[]> {
  const tables = await lockTables(ctx, trx, orders)
  const earlier = await findEarlier(trx, orders)
  const closed = new Map<string, boolean>()
  for (const { game } of orders) {
    if (!closed.has(game.platform)) closed.set(game.platform, await isInMaintenance(trx, game.platform))
  }
  const bets: NewBet[] = []
  const results = orders.map((order): Recorded => {
    const { game, session, requestId } = order
    const same = earlier.get(`${session.player.player_id}/${requestId}`)
    if (same !== undefined) {
      const isSame = same.game === game.id && isDeepStrictEqual(game.schemas.bet.parse(same.wager), order.bet)
      return isSame ? { roundId: same.round_id } : failed('REQUEST_CONFLICT')
    }
    const twin = bets.find(
      (bet) =>
        bet.order.requestId === requestId && bet.order.session.player.player_id === session.player.player_id,
    )
    if (twin !== undefined)
      return isDeepStrictEqual(twin.order.bet, order.bet) && twin.order.game.id === game.id
        ? { roundId: twin.roundId }
        : failed('REQUEST_CONFLICT')
    if (closed.get(game.platform)) return failed('MAINTENANCE')
    const table = tables.get(tableName({ game: game.id, table: game.shared.tableOf(order.bet) }))
    if (table === undefined || session.receivedAt > table.round.closes_at) return failed('BETTING_CLOSED')
    const bet = newBet(ctx, order, table)
    if ('code' in bet) return bet
    bets.push(bet)
    return { roundId: bet.roundId }
  })
  await insertBets(ctx, trx, bets)
  await writeExposure(trx, [...tables.values()])
  return results
}

/** Computes the bet and counts it in its table. */
function newBet(ctx: ArcadeContext, order: BetOrder, table: Table): NewBet | GameFailure {
  const { game, session } = order
  const own = table.betsOf.get(session.player.player_id) ?? NO_BETS
  if (own.wagers.length >= game.shared.betsPerPlayer || isSlotTaken(game, order.bet, own.wagers))
    return failed('TABLE_LIMIT')
  const opened = game.open(order.bet, NO_STREAM)
  if (game.shared.checkState?.(opened.state, Number(table.round.number)) != null)
    return failed('BET_NOT_ALLOWED')
  // Play money does not count towards the exposure of the house.
  const added = hasPlayMoney(session.player) ? 0n : game.shared.maxPay(opened.state)
  const exposure = table.exposure + added
  const ownExposure = own.exposure + added
  if (exposure > game.shared.maxExposure || ownExposure > game.shared.maxPlayerExposure)
    return failed('TABLE_LIMIT')
  table.exposure = exposure
  table.betsOf.set(session.player.player_id, {
    wagers: [...own.wagers, order.bet],
    exposure: ownExposure,
  })
  return { order, roundId: ctx.ids.uuid(), stake: opened.stake ?? 0n, round: table.round }
}

function isSlotTaken({ shared, schemas }: SharedGame, bet: unknown, others: readonly unknown[]): boolean {
  if (shared.slotOf === undefined) return false
  const slot = shared.slotOf(bet)
  return others.some((other) => shared.slotOf?.(schemas.bet.parse(other)) === slot)
}

/** Locks the rounds that take bets now, with the bets that these players have in them. */
async function lockTables(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  orders: readonly BetOrder[],
): Promise<Map<string, Table>> {
  const games = [...new Set(orders.map(({ game }) => game.id))]
  const rounds = await trx
    .selectFrom('arcade.shared_rounds')
    .selectAll()
    .where('game', 'in', games)
    .where('phase', 'in', ['BETTING', 'CLOSED'])
    .orderBy('shared_round_id')
    .forUpdate()
    .execute()
  if (rounds.length === 0) return new Map()
  const bets = await readOpenBets(ctx, trx, {
    roundIds: rounds.map((round) => round.shared_round_id),
    playerIds: orders.map(({ session }) => session.player.player_id),
  })
  return new Map(
    rounds.map((round) => [
      tableName({ game: round.game, table: round.table_id }),
      {
        round,
        exposure: round.exposure,
        betsOf: ownBets(bets.filter(({ row }) => row.shared_round_id === round.shared_round_id)),
      },
    ]),
  )
}

function ownBets(bets: readonly OpenBet[]): Map<bigint, OwnBets> {
  const own = new Map<bigint, OwnBets>()
  for (const { row, exposure } of bets) {
    const before = own.get(row.player_id) ?? NO_BETS
    own.set(row.player_id, {
      wagers: [...before.wagers, row.wager],
      exposure: before.exposure + exposure,
    })
  }
  return own
}

async function findEarlier(
  trx: ArcadeTrx,
  orders: readonly BetOrder[],
): Promise<ReadonlyMap<string, RoundRow>> {
  const rows = await trx
    .selectFrom('arcade.rounds')
    .selectAll()
    .where(
      'player_id',
      'in',
      orders.map(({ session }) => session.player.player_id),
    )
    .where(
      'request_id',
      'in',
      orders.map(({ requestId }) => requestId),
    )
    .execute()
  return new Map(rows.map((row) => [`${row.player_id}/${row.request_id}`, row]))
}

async function insertBets(ctx: ArcadeContext, trx: ArcadeTrx, bets: readonly NewBet[]): Promise<void> {
  if (bets.length === 0) return
  const now = ctx.clock.now()
  await trx
    .insertInto('arcade.rounds')
    .values(
      bets.map(({ order: { session, game, requestId, bet }, roundId, stake, round }) => ({
        round_id: roundId,
        player_id: session.player.player_id,
        platform: game.platform,
        game: game.id,
        is_demo: session.player.demo_balance !== null,
        request_id: requestId,
        seed_id: null,
        client_seed: round.salt,
        nonce: Number(round.number),
        bet: stake,
        status: 'PENDING' as const,
        detail: '{}',
        wager: JSON.stringify(bet),
        rules_version: game.rulesVersion,
        opened_at: now,
        settled_at: null,
        changed_at: now,
        expires_at: round.closes_at,
        shared_round_id: round.shared_round_id,
        due_ms: null,
      })),
    )
    .execute()
  await insertSteps(
    trx,
    bets.map(({ roundId, order, stake }) => ({
      roundId,
      kind: 'OPEN',
      requestId: order.requestId,
      action: null,
      phase: 'PENDING',
      stake,
      pay: 0n,
      outcome: null,
    })),
    now,
  )
}

/** Writes what the tables' bets can pay at most. */
export async function writeExposure(
  trx: ArcadeTrx,
  tables: readonly { readonly round: SharedRoundRow; readonly exposure: bigint }[],
): Promise<void> {
  for (const { round, exposure } of tables) {
    if (exposure === round.exposure) continue
    await sql`update arcade.shared_rounds set exposure = ${exposure} where shared_round_id = ${round.shared_round_id}`.execute(
      trx,
    )
  }
}
