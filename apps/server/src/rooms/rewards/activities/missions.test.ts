import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { createTestPlayer } from '../../../testing/index.ts'
import {
  createRewardsFixture,
  type RewardsFixture,
  withNewIdempotencyKey,
} from '../testing/rewards-fixture.ts'
import { completeActivity } from './complete-activity.ts'
import { getActivity } from './get-activity.ts'

let fixture: RewardsFixture
beforeAll(async () => {
  fixture = await createRewardsFixture()
  await fixture.addGames([
    { gid: 'gate', name: '龍門' },
    { gid: 'mine', name: '礦坑' },
  ])
})
afterAll(() => fixture.close())

const take = (id: string, caller: Caller<Session>) =>
  completeActivity(fixture.ctx, { id }, withNewIdempotencyKey(caller))

it('a daily mission counts the rounds of its games, that paid enough, of the day', async () => {
  const { caller, playerId } = await createTestPlayer(fixture.ctx)
  const id = await fixture.createOffer({
    frequency: 'daily',
    rule: { rounds: { count: 2, multiplier: 10, games: ['gate'] } },
  })
  const count = async () => {
    const shown = await getActivity(fixture.ctx, { id }, caller)
    return shown.ok && shown.data.conditions.map(({ text, count }) => ({ text, ...count }))
  }
  await fixture.bet(playerId, 5, { win: 50 })
  fixture.clock.advance(DAY_MS)
  await fixture.bet(playerId, 5, { win: 50 })
  await fixture.bet(playerId, 5, { win: 49 })
  await fixture.bet(playerId, 5, { win: 500, gid: 'mine' })
  expect(await count()).toEqual([{ text: '當日在龍門贏得 10 倍以上派彩 2 次', required: 2, done: 1 }])
  expect(await take(id, caller)).toMatchObject({ code: 20015 })
  await fixture.bet(playerId, 1, { win: 10 })
  expect(await take(id, caller)).toMatchObject({ ok: true, data: { bonus: '88.00' } })
  expect(await take(id, caller)).toMatchObject({ code: 20007 })
  fixture.clock.advance(DAY_MS)
  expect(await take(id, caller), 'the next day starts anew').toMatchObject({ code: 20015 })
})

it('a mission may count rounds from a stake on, and says so in both languages', async () => {
  const { caller, playerId } = await createTestPlayer(fixture.ctx)
  const id = await fixture.createOffer({
    frequency: 'daily',
    rule: { rounds: { count: 2, least_stake: '10' } },
  })
  await fixture.bet(playerId, 10)
  await fixture.bet(playerId, 9.99, { win: 99 })
  const shown = async (locale: 'zh-TW' | 'en') => {
    const answer = await getActivity(fixture.ctx, { id }, { ...caller, locale })
    return answer.ok && answer.data.conditions.map(({ text, count }) => ({ text, ...count }))
  }
  expect(await shown('zh-TW')).toEqual([
    { text: '當日完成 2 局（單局投注滿 10.00 元）', required: 2, done: 1 },
  ])
  expect(await shown('en')).toMatchObject([{ text: 'Play 2 rounds with bets of 10.00 TWD or more today' }])
  expect(await take(id, caller)).toMatchObject({ code: 20015 })
  await fixture.bet(playerId, 10)
  expect(await take(id, caller)).toMatchObject({ ok: true })
  await expect(
    fixture.createOffer({ rule: { rounds: { count: 1, least_stake: '0' } } }),
    'no stake at all',
  ).rejects.toThrow(/"rule"/)
})

it('bets of a mission may be those of one game; a game that does not exist is refused', async () => {
  const { caller, playerId } = await createTestPlayer(fixture.ctx)
  const rule = { bets: { amount: '100', games: ['mine'] } }
  const id = await fixture.createOffer({ frequency: 'daily', rule })
  await fixture.bet(playerId, 100)
  expect(await take(id, caller)).toMatchObject({ code: 20015 })
  await fixture.bet(playerId, 100, { gid: 'mine' })
  expect(await take(id, caller)).toMatchObject({ ok: true })
  await expect(fixture.createOffer({ rule: { rounds: { count: 1, games: ['nowhere'] } } })).rejects.toThrow(
    /"rule"/,
  )
})
