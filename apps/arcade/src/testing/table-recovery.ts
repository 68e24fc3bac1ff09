import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Round } from '../game-api/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import type { SharedGame } from '../shared-rounds/shared-round-store.ts'
import { createTestArcade, expectData, type TestArcade } from './create-test-arcade.ts'
import { createStepKiller, type StepKiller } from './kill-steps.ts'
import { crashDuringCall, type PageCall } from './simulate-crash.ts'
import { expectSharedGame, startTableLeaders, type TableLeader } from './table-leader.ts'

/** A player of a recovery test, who begins with 100.00. */
export interface TablePlayer {
  readonly name: string
  readonly token: string
}

/** A table whose leader can die. What differs from test to test is that of the running one. */
export interface TableRecovery {
  readonly game: SharedGame
  readonly test: TestArcade
  readonly killer: StepKiller
  /** Leads the table, which takes bets, until the test lets it die. */
  readonly dying: TableLeader
  /** Takes over. */
  readonly next: TableLeader
  enter(): Promise<TablePlayer>
  /** Places a bet. Resolves to the id of its round. */
  place(player: TablePlayer, bet: object): Promise<string>
  roundOf(player: TablePlayer, roundId: string): Promise<Round & Readonly<Record<string, unknown>>>
  balanceOf(player: TablePlayer): Promise<unknown>
  /** Makes a call whose process dies when its step is about to enter the phase. */
  crashDuringCall(before: string, call: PageCall): Promise<void>
  /** Expects that the wallets add up with the rounds. */
  expectBalanced(): Promise<void>
}

/** Registers the hooks of a test file in which leaders of a game's standard table die: the clock stands still, and each test has two new leaders. */
export function setUpTableRecovery(module: GameModule): TableRecovery {
  const game = expectSharedGame(module)
  let test: TestArcade
  let killer: StepKiller
  let leaders: readonly [dying: TableLeader, next: TableLeader]
  let players = 0
  beforeAll(async () => {
    test = await createTestArcade({ games: [module], isClockFrozen: true })
    killer = await createStepKiller(test.db)
  })
  afterAll(() => test.stop())
  beforeEach(async () => {
    leaders = await startTableLeaders(test, game)
  })
  afterEach(() => killer.revive())
  return {
    game,
    get test() {
      return test
    },
    get killer() {
      return killer
    },
    get dying() {
      return leaders[0]
    },
    get next() {
      return leaders[1]
    },
    async enter() {
      players += 1
      const name = `player-${players}`
      await test.player(name, 100)
      return { name, token: await test.enter(game.id, name) }
    },
    async place({ token }, bet) {
      const request = { request_id: randomUUID(), bet }
      return expectData(await test.play('openRound', token, request)).round.round_id
    },
    roundOf: async ({ token }, round_id) =>
      expectData(await test.play('getRound', token, { round_id })).round,
    balanceOf: async ({ name }) =>
      (await test.provider('wallet/balance', { player: name, platform: game.platform })).data?.balance,
    crashDuringCall: (before, call) => crashDuringCall(test, killer, before, call),
    expectBalanced: async () => expect((await test.arcade.checkIntegrity()).differences).toEqual([]),
  }
}
