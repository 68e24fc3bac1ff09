import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import { getUserInfo } from './get-user-info.ts'

const clock = createTestClock()
let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ clock })
})
afterAll(() => ctx.close())

it.each(['cool_off', 'exclusion'])('has the active break (%s) until it is over', async (kind) => {
  const player = await createTestPlayer(ctx)
  const since = clock.now()
  const until = new Date(since.getTime() + DAY_MS)
  const known = async () => {
    const info = await getUserInfo(ctx, {}, player.caller)
    if (!info.ok) throw new Error('no info')
    return info.data.play_break
  }
  expect(await known()).toBeNull()
  await ctx.pool.query(`insert into play_breaks (player_id, kind, since, until) values ($1, $2, $3, $4)`, [
    player.playerId,
    kind,
    since,
    until,
  ])
  expect(await known()).toEqual({ until: until.toISOString() })
  clock.advance(DAY_MS)
  expect(await known()).toBeNull()
})
