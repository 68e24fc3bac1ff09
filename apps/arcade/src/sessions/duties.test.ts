import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balloon } from '../testing/balloon.ts'
import { coinToss } from '../testing/coin-toss.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { expectSharedGame } from '../testing/table-leader.ts'
import { NO_DUTIES } from './duties.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [coinToss, balloon] })
})
afterAll(() => test.stop())

const toss = (token: string, request_id = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: { amount: '10.00', side: 'heads' } })
/** Tosses once, and takes what that won: neither takes more of the balance. */
async function finish(token: string, round_id: string) {
  const act = async (kind: 'toss' | 'take') =>
    expectData(await test.play('actOnRound', token, { request_id: randomUUID(), round_id, action: { kind } }))
  const { round } = await act('toss')
  return round.status === 'open' ? (await act('take')).round : round
}

it('gives the page the duties of its launch, and none by default', async () => {
  const view = async (duties?: { autoplay: boolean; min_cycle_ms: number }) => {
    const launch_token = await test.launch('coin-toss', null, duties)
    return expectData(await test.play('openSession', null, { launch_token })).duties
  }
  expect(await view()).toEqual(NO_DUTIES)
  expect(await view({ autoplay: false, min_cycle_ms: 2_500 })).toEqual({
    ...NO_DUTIES,
    autoplay: false,
    min_cycle_ms: 2_500,
  })
})

it('refuses a round within the minimum cycle without moving money; a repeated request still gets its round', async () => {
  const token = await test.enter('coin-toss', null, { min_cycle_ms: 5_000 })
  const request_id = randomUUID()
  const opened = expectData(await toss(token, request_id)).round
  const round = await finish(token, opened.round_id)
  expect(expectData(await toss(token, request_id)).round.round_id).toBe(round.round_id)
  const before = await test.play('getBalance', token, {})
  expect(await toss(token)).toEqual({ ok: false, code: 'TOO_FAST' })
  expect(await test.play('getBalance', token, {})).toEqual(before)
  test.clock.advance(5_000)
  expect((await toss(token)).ok).toBe(true)
})

it('refuses the launch of a table whose rounds may follow each other within the minimum cycle', async () => {
  const { bettingMs, closedMs, resultMs } = expectSharedGame(balloon).shared.timing
  const cycleMs = bettingMs + closedMs + resultMs
  const launch = (game: string, min_cycle_ms: number) =>
    test.provider('games/launch', {
      player: null,
      platform: 'aurora_instant',
      game,
      language: 'en',
      device: 'mobile',
      parent_origin: 'http://hall.test',
      return_url: 'http://hall.test/#/',
      duties: { min_cycle_ms },
    })
  expect(await launch('balloon', cycleMs)).toMatchObject({ code: 'OK' })
  expect(await launch('balloon', cycleMs + 1)).toMatchObject({ code: 'BAD_REQUEST' })
  expect(await launch('coin-toss', cycleMs + 1)).toMatchObject({ code: 'OK' })
})

it('gives the limits of every spot of every table', async () => {
  const launch_token = await test.launch('coin-toss', null)
  const { tables } = expectData(await test.play('openSession', null, { launch_token }))
  expect(tables).toEqual([
    {
      id: 'standard',
      spots: { main: { min: '1.00', max: '1000.00', choices: [], step: '1.00', start: '10.00' } },
      max_win: '1000000.00',
    },
  ])
})
