import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as games from '../../games/index.ts'
import { chooseClientSeed } from '../testing/choose-client-seed.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { enterSeamless } from '../testing/seamless-players.ts'
import { createTestHall, type TestHall } from '../testing/test-hall.ts'
import type { GameModule } from './game-module.ts'
import { slotValidBet } from './slot-valid-bet.ts'

const STAKE = 1_000n
const BET = { amount: '10.00' }
/** Rounds of a hall that has a minimum cycle are opened step by step. */
const STEP_BY_STEP = { min_cycle_ms: 1_000 }

const slots: readonly GameModule[] = Object.values(games).filter(
  ({ platform }) => platform === 'aurora_slots',
)

let test: TestArcade
let hall: TestHall
beforeAll(async () => {
  hall = createTestHall()
  test = await createTestArcade({ games: slots, hallWallet: hall.wallet })
})
afterAll(() => test.stop())

/** What a round pays, and what of its stake counts. */
const outcomes = [
  ['nothing', (paid: bigint) => paid === 0n, '10.00', []],
  ['exactly its stake', (paid: bigint) => paid === STAKE, '0.00', [{ cause: 'push', amount: '10.00' }]],
  ['more than its stake', (paid: bigint) => paid > STAKE, '10.00', []],
] as const

const minorOf = (validBet: string) => BigInt(validBet.replace('.', ''))

describe.each(slots)('a round of $id', (game) => {
  /** Plays a player's first round, which pays as wanted. */
  async function playFirst(name: string, token: string, isWanted: (paid: bigint) => boolean) {
    const payOf = game.open
    await chooseClientSeed(test, { name, game: game.id, token }, (stream) =>
      isWanted(payOf(game.schemas.bet.parse(BET), stream).pay ?? 0n),
    )
    return expectData(await test.play('openRound', token, { request_id: randomUUID(), bet: BET })).round
  }

  async function detailOf(bet_id: string) {
    const { data } = await test.provider('rounds/detail', {
      ...{ bet_id, language: 'en', parent_origin: 'http://hall.test' },
    })
    return z.object({ uncounted: z.array(z.unknown()) }).parse(data).uncounted
  }

  it.each(outcomes)(
    'that pays %s: the hall is told what counts, and why the rest does not',
    async (...row) => {
      const [, isWanted, validBet, causes] = row
      for (const duties of [{}, STEP_BY_STEP]) {
        const name = `turner-${randomUUID().slice(0, 8)}`
        await test.player(name, 100)
        const { round_id } = await playFirst(name, await test.enter(game.id, name, duties), isWanted)
        const stored = await test.db
          .selectFrom('arcade.rounds')
          .select('valid_bet')
          .where('round_id', '=', round_id)
          .executeTakeFirstOrThrow()
        expect(stored.valid_bet).toBe(minorOf(validBet))
        expect(await detailOf(round_id)).toEqual(causes)
      }
    },
  )

  it.each(outcomes)(
    'that pays %s counts the same in the hall’s wallet',
    async (_pays, isWanted, validBet) => {
      const name = `gs_${randomUUID()}`
      hall.fund(name, 100_00n)
      const token = await enterSeamless(test, game.id, name, game.platform)
      const { round_id } = await playFirst(name, token, isWanted)
      expect(hall.rounds.get(round_id)).toMatchObject({ isClosed: true, validBet: minorOf(validBet) })
    },
  )
})

it('counts a stake whole, but for a push', () => {
  expect([0n, 999n, 1_000n, 1_001n].map((paid) => slotValidBet(1_000n, paid))).toEqual([
    1_000n,
    1_000n,
    0n,
    1_000n,
  ])
})
