import { afterEach, beforeEach, expect, it } from 'vitest'
import { BeaconError, timeOfRound } from '../beacon/randomness-beacon.ts'
import { balloon } from '../testing/balloon.ts'
import { createTestArcade, type TestArcade } from '../testing/create-test-arcade.ts'
import { createTableLeader, expectSharedGame } from '../testing/table-leader.ts'
import { createSaltFetcher, type SaltFetcher } from './salt-fetcher.ts'

const KEY = { game: 'balloon', table: 'standard' }

let test: TestArcade
let fetcher: SaltFetcher
let table: { readonly chain_id: bigint | null; readonly next_chain_id: bigint | null }
let errors: unknown[]
let fixed: number
beforeEach(async () => {
  test = await createTestArcade({ games: [balloon], isClockFrozen: true })
  const leader = createTableLeader(test, expectSharedGame(balloon), 'standard')
  await leader.tick()
  table = await test.db.selectFrom('arcade.shared_tables').selectAll().executeTakeFirstOrThrow()
  errors = []
  fixed = 0
  fetcher = createSaltFetcher({
    ctx: leader.ctx,
    key: KEY,
    onFixed: () => {
      fixed += 1
    },
    onError: (error) => errors.push(error),
  })
})
afterEach(async () => {
  await fetcher.stop()
  await test.stop()
})

const untilPublished = async () => {
  const { beacon_round } = await test.db
    .selectFrom('arcade.hash_chains')
    .selectAll()
    .executeTakeFirstOrThrow()
  const at = timeOfRound(test.beacon.network, Number(beacon_round)).getTime()
  test.clock.advance(at - test.clock.now().getTime())
}
/** The rounds asked for after one check and all that follows from it. */
const askedAfterCheck = async () => {
  await fetcher.check(table)
  return test.beacon.asked.length
}

it('asks once the round is published, and no more once the salt is there', async () => {
  expect(await askedAfterCheck()).toBe(0)
  await untilPublished()
  expect(await askedAfterCheck()).toBe(1)
  expect(fixed).toBe(1)
  // The database is not asked either.
  await test.db
    .updateTable('arcade.hash_chains')
    .set({ salt: null, beacon_signature: null, salted_at: null })
    .execute()
  test.clock.advance(60_000)
  expect(await askedAfterCheck()).toBe(1)
})

it('asks again with growing waits, thirty seconds at most, and reports a beacon that stays late', async () => {
  test.beacon.answer = () => Promise.reject(new BeaconError('late', 'no answer'))
  await untilPublished()
  const waits = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
  expect(await askedAfterCheck()).toBe(1)
  for (const [index, wait] of waits.entries()) {
    test.clock.advance(wait - 1)
    expect(await askedAfterCheck()).toBe(index + 1)
    test.clock.advance(1)
    expect(await askedAfterCheck()).toBe(index + 2)
    expect(errors).toHaveLength(Math.max(0, index - 1))
  }
  test.beacon.answer = null
  test.clock.advance(30_000)
  await askedAfterCheck()
  expect(fixed).toBe(1)
})

it('reports a wrong answer at once', async () => {
  test.beacon.answer = () => Promise.reject(new BeaconError('invalid', 'a wrong signature'))
  await untilPublished()
  await askedAfterCheck()
  expect(errors).toMatchObject([{ reason: 'invalid' }])
})

it('gives up a fetch under way when it stops', async () => {
  let signal: AbortSignal | null = null
  test.beacon.answer = (_round, given) =>
    new Promise((_resolve, reject) => {
      signal = given
      given.addEventListener('abort', () => reject(new Error('given up')))
    })
  await untilPublished()
  void fetcher.check(table)
  await expect.poll(() => signal).not.toBeNull()
  await fetcher.stop()
  expect(errors).toEqual([])
})
