import { afterAll, beforeAll, expect, it } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { createTestOperators } from '../../../../testing/index.ts'
import { rewardsRoom } from '../../room.ts'
import { createLeaderboardFixture, type LeaderboardFixture } from '../testing/leaderboard-fixture.ts'

let fixture: LeaderboardFixture
beforeAll(async () => {
  fixture = await createLeaderboardFixture()
})
afterAll(() => fixture.close())

const later = (ms: number) => new Date(fixture.clock.now().getTime() + ms).toISOString()
const both = (text: string) => ({ 'zh-TW': text, en: text })

it('needs a second operator from the worth of its prizes on: of all its periods together', async () => {
  const [mei, lin] = await createTestOperators(fixture.ctx, 'mei', 'lin')
  if (!mei || !lin) throw new Error('no operators')
  const live = { ...fixture.ctx, config: { ...fixture.ctx.config, GAMEHALL_MODE: 'live' as const } }
  const create = (amount: string, days: number, by = mei) =>
    performAction(live, rewardsRoom.actions, by, {
      action: 'create-leaderboard',
      reason: 'test',
      input: {
        ...{ title: both('週末賽'), summary: both('說明'), content: both('內容') },
        end_time: later(days * DAY_MS),
        leaderboard: { period: 'daily', measure: 'valid_bets', prizes: [{ amount, places: 2 }] },
      },
    })
  expect(await create('500', 1)).toMatchObject({ ok: true, data: { activity_id: expect.any(String) } })
  const waiting = { ok: true, data: { status: 'waiting_for_second_operator' } }
  expect(await create('5000', 1), 'in one period').toMatchObject(waiting)
  expect(await create('500', 30), 'in many periods').toMatchObject(waiting)
  expect(await create('500', 30, lin)).toMatchObject({ data: { activity_id: expect.any(String) } })
})
