import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { balloon } from '../testing/balloon.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { limitOf, limitStakes, stakeLeft } from '../testing/stake-limits.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../testing/table-leader.ts'
import { LEASE_MS } from './table-lease.ts'

let test: TestArcade
let leader: TableLeader
beforeAll(async () => {
  test = await createTestArcade({ games: [balloon], isClockFrozen: true, isUnlimited: true })
  leader = createTableLeader(test, expectSharedGame(balloon), 'standard')
})
afterAll(() => test.stop())
beforeEach(() => leader.leadTo('BETTING'))

const REFUSED = { ok: false, code: 'LIMIT_REACHED' }
async function enter(limit: string) {
  const player = `flyer-${randomUUID().slice(0, 8)}`
  await test.player(player, 100)
  await limitStakes(test, player, limitOf(test, limit))
  const token = await test.enter('balloon', player)
  return {
    player,
    bet: (amount = '10.00') =>
      test.play('openRound', token, { request_id: randomUUID(), bet: { amount, target: 1 } }),
    act: (round_id: string, kind: string) =>
      test.play('actOnRound', token, { request_id: randomUUID(), round_id, action: { kind } }),
    left: () => stakeLeft(test, player),
    balance: async () =>
      (await test.provider('wallet/balance', { player, platform: 'aurora_instant' })).data?.balance,
  }
}

it('refuses a bet beyond what is left, and moves nothing; others of the batch are placed', async () => {
  const [limited, free] = [await enter('15.00'), await enter('90.00')]
  const answers = await Promise.all([limited.bet('20.00'), free.bet('20.00')])
  expect(answers[0]).toEqual(REFUSED)
  expectData(answers[1] ?? answers[0])
  expect([await limited.balance(), await limited.left()]).toEqual(['100.00', 15_00n])
  expect([await free.balance(), await free.left()]).toEqual(['80.00', 70_00n])
})

it('takes one of two bets at once where both are too much', async () => {
  const { bet, left, balance } = await enter('15.00')
  const answers = await Promise.all([bet(), bet()])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual(REFUSED)
  expect([await left(), await balance()]).toEqual([5_00n, '90.00'])
})

it('does not count a bet that the balance does not cover', async () => {
  const { bet, left } = await enter('500.00')
  expect(await bet('200.00')).toMatchObject({ code: 'INSUFFICIENT' })
  expect(await left()).toBe(500_00n)
})

it('refuses more chips beyond what is left, leaves the bet, and gives its stake back when it is cancelled', async () => {
  const { bet, act, left, balance } = await enter('15.00')
  const { round } = expectData(await bet())
  expect(await act(round.round_id, 'raise')).toEqual(REFUSED)
  expect([await left(), await balance()]).toEqual([5_00n, '90.00'])
  expect(expectData(await act(round.round_id, 'cancel')).round.status).toBe('void')
  expect([await left(), await balance()]).toEqual([15_00n, '100.00'])
})

it('counts chips that are added', async () => {
  const { player, bet, act, left } = await enter('25.00')
  const { round } = expectData(await bet())
  expectData(await act(round.round_id, 'raise'))
  expect(await left()).toBe(5_00n)
  expect(await limitStakes(test, player, limitOf(test, '25.00'))).toBe(5_00n)
  expectData(await act(round.round_id, 'cancel'))
  expect(await left()).toBe(25_00n)
})

it('gives back what a round that nobody could run returns, and keeps what a settled one took', async () => {
  const played = await enter('25.00')
  expectData(await played.bet())
  await leader.leadTo('SETTLED')
  expect(await played.left()).toBe(15_00n)
  await leader.leadTo('BETTING')
  expectData(await played.bet())
  expect(await played.left()).toBe(5_00n)
  const { runs_at } = await leader.leadTo('CLOSED')
  test.clock.advance(runs_at.getTime() + 60_000 + LEASE_MS - test.clock.now().getTime())
  await createTableLeader(test, expectSharedGame(balloon), 'standard').leadTo('VOID')
  expect(await played.left()).toBe(15_00n)
})
