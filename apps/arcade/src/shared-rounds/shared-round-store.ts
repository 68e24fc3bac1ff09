import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeDb, SharedRoundRow } from '../db/schema.ts'
import { chainRoundOf } from '../fairness/chain-round.ts'
import type { GameModule, SharedRules } from '../games/game-module.ts'
import type { SharedMoment, SharedPhase } from '../games/shared-moment.ts'
import { readChainSeed } from './chain-store.ts'
import type { TableKey } from './table-key.ts'

export type AnySharedRules = SharedRules<unknown, unknown, unknown>

/** A game whose rounds are shared. */
export interface SharedGame extends GameModule {
  readonly shared: AnySharedRules
}

export const isSharedGame = (game: GameModule): game is SharedGame => game.shared !== undefined

/** Finds the table's newest round: the live one, or the last that is over. */
export function findNewestRound(
  db: ArcadeDb,
  { game, table }: TableKey,
): Promise<SharedRoundRow | undefined> {
  return db
    .selectFrom('arcade.shared_rounds')
    .selectAll()
    .where('game', '=', game)
    .where('table_id', '=', table)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Draws the round's outcome from its seed: the secret one before it is revealed. */
export async function drawOutcome(
  ctx: ArcadeContext,
  db: ArcadeDb,
  { shared }: SharedGame,
  round: SharedRoundRow,
): Promise<{ readonly seed: string; readonly outcome: object }> {
  const seed = round.seed ?? (await readChainSeed(ctx, db, round.chain_id, round.chain_index))
  const inChain = chainRoundOf({ serverSeed: seed, clientSeed: round.salt, nonce: Number(round.number) })
  return { seed, outcome: shared.draw(round.table_id, inChain.streamBefore(0), inChain) }
}

/** Cached outcomes of running rounds: without it each cash-out decrypts a seed and hashes down the chain. */
const outcomes = new WeakMap<ArcadeContext, Map<string, object>>()
const KEPT_OUTCOMES = 64

/** The outcome of a round whose run has begun; its seed, salt and number never change any more. */
async function outcomeOf(
  ctx: ArcadeContext,
  db: ArcadeDb,
  game: SharedGame,
  round: SharedRoundRow,
): Promise<object> {
  const kept = outcomes.get(ctx) ?? new Map<string, object>()
  outcomes.set(ctx, kept)
  const known = kept.get(round.shared_round_id)
  if (known !== undefined) return known
  const { outcome } = await drawOutcome(ctx, db, game, round)
  kept.set(round.shared_round_id, outcome)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_OUTCOMES) break
    kept.delete(oldest)
  }
  return outcome
}

const HAS_OUTCOME: readonly SharedPhase[] = ['RUNNING', 'DRAWN', 'VOIDING']

/** The state of a round at an instant. From the start of the run it includes the outcome, which only the rules may read. */
export async function momentOf(
  ctx: ArcadeContext,
  db: ArcadeDb,
  game: SharedGame,
  round: SharedRoundRow,
  at: Date,
): Promise<SharedMoment> {
  const hasOutcome = HAS_OUTCOME.includes(round.phase)
  return {
    phase: round.phase,
    elapsedMs: hasOutcome ? Math.max(0, at.getTime() - round.runs_at.getTime()) : 0,
    outcome: hasOutcome ? await outcomeOf(ctx, db, game, round) : null,
  }
}
