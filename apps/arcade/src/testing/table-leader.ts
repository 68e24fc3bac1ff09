import { randomUUID } from 'node:crypto'
import type { ArcadeContext } from '../arcade-context.ts'
import type { SharedRoundRow } from '../db/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import { fixSalts } from '../shared-rounds/fix-salts.ts'
import { leadTable } from '../shared-rounds/lead-table.ts'
import {
  drawOutcome,
  findNewestRound,
  isSharedGame,
  type SharedGame,
} from '../shared-rounds/shared-round-store.ts'
import type { TableKey } from '../shared-rounds/table-key.ts'
import { LEASE_MS } from '../shared-rounds/table-lease.ts'
import type { TestArcade } from './create-test-arcade.ts'

/** One process that leads a table step by step, by the test's clock. */
export interface TableLeader {
  readonly ctx: ArcadeContext
  /** Renews the lease and does what is due. Returns false while another process leads. */
  tick(isWatched?: boolean): Promise<boolean>
  round(): Promise<SharedRoundRow>
  /** The outcome of the table's round, which only the server knows. */
  outcome(): Promise<object>
  /** Advances the clock by `ms` with a tick every second, as a live leader does. */
  lead(ms: number): Promise<void>
  /** Leads until the round is in a phase. */
  leadTo(phase: SharedRoundRow['phase']): Promise<SharedRoundRow>
}

const HEARTBEAT_MS = 1_000
const NO_ABORT = new AbortController().signal
const MAX_TICKS = 1_500

export function createTableLeader(test: TestArcade, game: SharedGame, table: string): TableLeader {
  const ctx = test.createContext()
  const key: TableKey = { game: game.id, table }
  const leader = randomUUID()
  /** When there is something to do again, as the last tick said. */
  let next: Date | null = null
  /** The delay of a live leader: until something is due, at most a heartbeat. */
  const restMs = () =>
    next === null
      ? HEARTBEAT_MS / 10
      : Math.min(Math.max(next.getTime() - ctx.clock.now().getTime(), 1), HEARTBEAT_MS)
  const own: TableLeader = {
    ctx,
    async tick(isWatched = true) {
      const led = await leadTable(ctx, game, key, leader, isWatched)
      if (led === null) return false
      next = led.step.next
      return true
    },
    async round() {
      const newest = await findNewestRound(ctx.db, key)
      if (newest === undefined) throw new Error('the table has no round')
      return newest
    },
    async outcome() {
      return (await drawOutcome(ctx, ctx.db, game, await own.round())).outcome
    },
    async lead(ms) {
      for (let left = ms; left > 0; left -= HEARTBEAT_MS) {
        test.clock.advance(Math.min(left, HEARTBEAT_MS))
        await own.tick()
      }
    },
    async leadTo(phase) {
      for (let ticks = 0; ticks < MAX_TICKS; ticks += 1) {
        await own.tick()
        await fixSalts(ctx, key, NO_ABORT)
        const newest = await findNewestRound(ctx.db, key)
        if (newest?.phase === phase) return newest
        test.clock.advance(restMs())
      }
      throw new Error(`the round never was ${phase}`)
    },
  }
  return own
}

/** Returns a module as the shared game that it is. */
export function expectSharedGame(game: GameModule): SharedGame {
  if (!isSharedGame(game)) throw new Error(`${game.id} has no shared rounds`)
  return game
}

/**
 * Two processes that can lead a game's standard table, after any leader of an earlier test lost its lease. The first one leads,
 * and the table takes bets.
 */
export async function startTableLeaders(
  test: TestArcade,
  game: SharedGame,
): Promise<readonly [leader: TableLeader, next: TableLeader]> {
  test.clock.advance(LEASE_MS + 1)
  const leader = createTableLeader(test, game, 'standard')
  await leader.leadTo('BETTING')
  return [leader, createTableLeader(test, game, 'standard')]
}
