import type { UpdateObject } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import { timeOfRound } from '../beacon/randomness-beacon.ts'
import type { ArcadeTables, SharedRoundRow } from '../db/schema.ts'
import type { SharedPhase } from '../games/shared-moment.ts'
import { actOnDueBets } from './act-on-due-bets.ts'
import {
  type ChainPosition,
  isChainOver,
  isNextChainDue,
  publishNextChain,
  readChainPosition,
  readChainSeed,
  takeNextChain,
} from './chain-store.ts'
import { finishUnfinishedSteps } from './finish-steps.ts'
import { commitmentOf } from './hash-chain.ts'
import { phaseTimes } from './phase-times.ts'
import { INTERRUPTION_MS, isInterrupted } from './run-interruption.ts'
import { settleBets } from './settle-bets.ts'
import { drawOutcome, findNewestRound, type SharedGame } from './shared-round-store.ts'
import type { TableKey } from './table-key.ts'

/** How long the settlement waits for requests that were received before the end of the run. */
const DRAIN_MS = 400
/** Interval at which automatic actions of bets are run while the round runs. */
const DUE_TICK_MS = 100

export interface Leadership {
  readonly term: number
  /** When the table was last led before this call. */
  readonly lastLedAt: Date | null
  /** Whether a new round may begin. */
  readonly isWatched: boolean
}

/** `next`: when there is something to do again; null while nothing is to be done. */
export interface TableStep {
  readonly next: Date | null
  readonly isLive: boolean
  readonly hasChanged: boolean
}

interface Leading {
  readonly ctx: ArcadeContext
  readonly game: SharedGame
  readonly key: TableKey
  readonly leadership: Leadership
  readonly now: Date
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

/**
 * Does what is due at a table by `now` and returns when the next step is due. Each change of phase is a compare-and-swap under the
 * leader's term: of two leaders one changes it, the other finds it changed. May be repeated at any point.
 */
export async function advanceTable(
  ctx: ArcadeContext,
  game: SharedGame,
  key: TableKey,
  leadership: Leadership,
  now: Date,
): Promise<TableStep> {
  const leading = { ctx, game, key, leadership, now }
  for (let hasChanged = false; ; hasChanged = true) {
    const round = await findNewestRound(ctx.db, key)
    const next = await advanceRound(leading, round)
    if (next === 'again') continue
    return { next, isLive: round !== undefined && round.settled_at === null, hasChanged }
  }
}

/** Does one thing for the newest round; `again` when the next follows at once. */
async function advanceRound(
  leading: Leading,
  round: SharedRoundRow | undefined,
): Promise<Date | null | 'again'> {
  const { ctx, now } = leading
  switch (round?.phase) {
    case 'BETTING':
      return now < round.closes_at ? round.closes_at : changePhase(leading, round, 'CLOSED', {})
    case 'CLOSED':
      return now < round.runs_at ? round.runs_at : startRun(leading, round)
    case 'RUNNING':
      return continueRun(leading, round)
    case 'DRAWN':
    case 'VOIDING': {
      const from = round.phase === 'DRAWN' ? (round.ends_at ?? now) : round.changed_at
      if (now < after(from, DRAIN_MS)) return after(from, DRAIN_MS)
      await settleBets(ctx, leading.game, round)
      const over = round.phase === 'DRAWN' ? 'SETTLED' : 'VOID'
      return changePhase(leading, round, over, { settled_at: now })
    }
    default:
      return openRound(leading, round)
  }
}

type RoundUpdate = Omit<
  UpdateObject<ArcadeTables, 'arcade.shared_rounds'>,
  'phase' | 'changed_at' | 'shared_round_id'
>

/** Changes the phase if round and leadership are still as read. Either way the table is to be read again. */
async function changePhase(
  { ctx, key, leadership, now }: Leading,
  round: SharedRoundRow,
  phase: SharedPhase,
  changes: RoundUpdate,
): Promise<'again' | null> {
  const row = await ctx.db
    .updateTable('arcade.shared_rounds')
    .set({ ...changes, phase, changed_at: now })
    .where('shared_round_id', '=', round.shared_round_id)
    .where('phase', '=', round.phase)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('arcade.shared_tables')
          .select('term')
          .where('game', '=', key.game)
          .where('table_id', '=', key.table)
          .where('term', '=', leadership.term),
      ),
    )
    .returning('shared_round_id')
    .executeTakeFirst()
  return row === undefined ? null : 'again'
}

async function openRound(leading: Leading, last: SharedRoundRow | undefined): Promise<Date | null | 'again'> {
  const { ctx, game, key, leadership, now } = leading
  const { resultMs } = phaseTimes(ctx, game)
  const earliest = last?.settled_at == null ? now : after(last.settled_at, resultMs)
  if (!leadership.isWatched) return null
  if (now < earliest) return earliest
  const position = await readChainPosition(ctx.db, key)
  if (isChainOver(ctx, position)) {
    if (position.next_chain_id === null) await publishNextChain(ctx, key)
    else await takeNextChain(ctx, key, position)
    return 'again'
  }
  // The beacon's round is fetched beside the table's own (`createSaltFetcher`).
  if (position.salt === null) return whenPublished(leading, position)
  if (isNextChainDue(position)) await publishNextChain(ctx, key)
  await insertRound(leading, last, position)
  return 'again'
}

/** When the beacon publishes the salt; null when it should be there already. */
function whenPublished({ ctx, now }: Leading, { beacon_round }: ChainPosition): Date | null {
  const at = timeOfRound(ctx.beacon.network, Number(beacon_round))
  return now < at ? at : null
}

async function insertRound(
  { ctx, game, key, leadership, now }: Leading,
  last: SharedRoundRow | undefined,
  { chain_id, rounds_drawn, last_number, salt, beacon_chain_hash, beacon_round }: ChainPosition,
): Promise<void> {
  if (chain_id === null || salt === null) return
  const { bettingMs, closedMs } = phaseTimes(ctx, game)
  const commitment = commitmentOf(await readChainSeed(ctx, ctx.db, chain_id, rounds_drawn))
  const closesAt = after(now, bettingMs)
  await ctx.db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable('arcade.shared_tables')
      .set({ rounds_drawn: rounds_drawn + 1, last_number: last_number + 1n })
      .where('game', '=', key.game)
      .where('table_id', '=', key.table)
      .where('term', '=', leadership.term)
      .where('chain_id', '=', chain_id)
      .where('rounds_drawn', '=', rounds_drawn)
      // Another leader may have opened a round since `last` was read.
      .where('last_number', '=', last?.number ?? 0n)
      .returning('last_number')
      .executeTakeFirst()
    if (taken === undefined) return
    await trx
      .insertInto('arcade.shared_rounds')
      .values({
        shared_round_id: ctx.ids.uuid(),
        game: key.game,
        table_id: key.table,
        number: taken.last_number,
        phase: 'BETTING',
        chain_id,
        chain_index: rounds_drawn,
        commitment,
        salt,
        beacon_chain_hash,
        beacon_round,
        opened_at: now,
        closes_at: closesAt,
        runs_at: after(closesAt, closedMs),
        ends_at: null,
        seed: null,
        result: null,
        revealed_at: null,
        interrupted_at: null,
        settled_at: null,
        changed_at: now,
      })
      .execute()
  })
}

/** Finishes the bets that were recorded in time, then starts the run. A run that nobody started in time is void. */
async function startRun(leading: Leading, round: SharedRoundRow): Promise<'again' | null> {
  const { ctx, game, now } = leading
  await finishUnfinishedSteps(ctx, round.shared_round_id)
  if (now > after(round.runs_at, INTERRUPTION_MS)) return interrupt(leading, round, round.runs_at)
  const { seed, outcome } = await drawOutcome(ctx, ctx.db, game, round)
  return changePhase(leading, round, 'RUNNING', {
    runs_at: now,
    ends_at: after(now, phaseTimes(ctx, game).runMs(outcome)),
    ...(game.shared.reveals === 'start' && { seed, result: JSON.stringify(outcome), revealed_at: now }),
  })
}

async function continueRun(leading: Leading, round: SharedRoundRow): Promise<Date | 'again' | null> {
  const { ctx, game, leadership, now } = leading
  const endsAt = round.ends_at ?? now
  const { lastLedAt } = leadership
  if (lastLedAt !== null && isInterrupted(game, round, lastLedAt, now))
    return interrupt(leading, round, lastLedAt)
  if (now >= endsAt) {
    const { seed, outcome } = await drawOutcome(ctx, ctx.db, game, round)
    return changePhase(leading, round, 'DRAWN', {
      seed,
      result: JSON.stringify(outcome),
      revealed_at: round.revealed_at ?? now,
    })
  }
  await actOnDueBets(ctx, game, round, now)
  return new Date(Math.min(now.getTime() + DUE_TICK_MS, endsAt.getTime()))
}

/** Nobody led the run for too long: what was cashed out by then stands, the rest is returned. */
async function interrupt(leading: Leading, round: SharedRoundRow, at: Date): Promise<'again' | null> {
  const { ctx, game, now } = leading
  const { seed, outcome } = await drawOutcome(ctx, ctx.db, game, round)
  return changePhase(leading, round, 'VOIDING', {
    interrupted_at: at < round.runs_at ? round.runs_at : at,
    seed,
    result: JSON.stringify(outcome),
    revealed_at: now,
  })
}
