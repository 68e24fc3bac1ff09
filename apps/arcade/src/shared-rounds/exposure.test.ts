import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balloon } from '../testing/balloon.ts'
import { createBalloonPlayers } from '../testing/balloon-players.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../testing/table-leader.ts'

let test: TestArcade
let leader: TableLeader
beforeAll(async () => {
  test = await createTestArcade({ games: [balloon], isClockFrozen: true })
  leader = createTableLeader(test, expectSharedGame(balloon), 'standard')
})
afterAll(() => test.stop())
beforeEach(async () => {
  await leader.leadTo('SETTLED')
  await leader.leadTo('BETTING')
})

const { enter, bet, act, balanceOf } = createBalloonPlayers(() => test)
const exposure = async () => (await leader.round()).exposure

describe('what a round may pay at most refuses', () => {
  it("no player because of a test account's play money: bets, raises, cancelled and unpaid ones take nothing", async () => {
    for (const _ of [1, 2, 3]) {
      const tester = await enter(5_000, true)
      const own = expectData(await bet(tester, 50, '1000.00')).round
      expectData(await bet(tester, 50, '1000.00'))
      expectData(await act(tester, own.round_id, 'raise'))
      expectData(await act(tester, own.round_id, 'cancel'))
    }
    expect(await bet(await enter(5, true), 50, '1000.00')).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await exposure()).toBe(0n)
    const player = await enter()
    expectData(await bet(player, 50, '100.00'))
    expect(await exposure()).toBe(500_000n)
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('no player because of play money: a trial takes nothing of what a round may pay', async () => {
    for (const _ of [1, 2, 3]) {
      const trial = { name: '', token: await test.enter('balloon', null) }
      const own = expectData(await bet(trial, 50, '1000.00')).round
      expectData(await bet(trial, 50, '1000.00'))
      expectData(await act(trial, own.round_id, 'raise'))
      expectData(await act(trial, own.round_id, 'cancel'))
      const beyond = await Promise.all([1, 2, 3].map(() => bet(trial, 50, '1000.00')))
      expect(beyond.filter(({ ok }) => ok)).toHaveLength(1)
    }
    expect(await exposure()).toBe(0n)
    expectData(await bet(await enter(), 50, '100.00'))
    expect(await exposure()).toBe(500_000n)
  })

  it('what the round could not pay: bets and raises share its exposure, a cancelled or unpaid bet gives it back', async () => {
    const [a, b, c] = await Promise.all([enter(10_000), enter(10_000), enter(10_000)])
    const first = expectData(await bet(a, 50, '1000.00')).round
    expectData(await bet(b, 49, '1000.00'))
    expect(await exposure()).toBe(9_900_000n)
    expect(await bet(c, null, '100.00')).toEqual({ ok: false, code: 'TABLE_LIMIT' })
    expect(await act(a, first.round_id, 'raise')).toEqual({ ok: false, code: 'TABLE_LIMIT' })
    expect(await balanceOf(c)).toBe('10000.00')
    expect(await balanceOf(a)).toBe('9000.00')
    expect(expectData(await act(a, first.round_id, 'cancel'))).toMatchObject({
      balance: '10000.00',
      round: { status: 'void' },
    })
    expect(await exposure()).toBe(4_900_000n)
    expect(await bet(await enter(1), null, '10.00')).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await exposure()).toBe(4_900_000n)
    const added = expectData(await bet(c, null, '100.00')).round
    expect(expectData(await act(c, added.round_id, 'raise'))).toMatchObject({
      balance: '9800.00',
      round: { bet: '200.00', amount: '200.00' },
    })
    expect(await exposure()).toBe(5_900_000n)
  })

  it('what one player alone would take of the round: both bets and raises count, a cancelled one no more', async () => {
    const [player, other] = await Promise.all([enter(), enter()])
    const half = expectData(await bet(player, 50, '500.00')).round
    const more = expectData(await bet(player, 40, '400.00')).round
    expect(await act(player, more.round_id, 'raise')).toEqual({ ok: false, code: 'TABLE_LIMIT' })
    expect(await balanceOf(player)).toBe('100.00')
    expectData(await act(player, more.round_id, 'cancel'))
    expect(await bet(player, 50, '501.00')).toEqual({ ok: false, code: 'TABLE_LIMIT' })
    expect(await balanceOf(player)).toBe('500.00')
    expectData(await bet(player, 50, '500.00'))
    expect(await exposure()).toBe(5_000_000n)
    expectData(await bet(other, 50, '1000.00'))
    expectData(await act(player, half.round_id, 'cancel'))
    expect(await exposure()).toBe(7_500_000n)
  })

  it('of two bets of a player that arrive together the one beyond the own share', async () => {
    const player = await enter()
    const both = await Promise.all([bet(player, 50, '500.00'), bet(player, 50, '501.00')].reverse())
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'TABLE_LIMIT' })
  })
})
