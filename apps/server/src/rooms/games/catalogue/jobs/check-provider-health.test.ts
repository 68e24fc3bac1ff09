import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { OTHER_PLATFORM, PLATFORM } from '../../../../testing/fake-game-provider.ts'
import { createTestCaller } from '../../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../../testing/games-fixture.ts'
import { setPlatformMaintenance } from '../actions/set-platform-maintenance.ts'
import { getGameHallList } from '../get-game-hall-list.ts'
import { checkProviderHealth } from './check-provider-health.ts'

let games: GamesFixture
beforeAll(async () => {
  games = await createGamesFixture()
})
afterAll(() => games.ctx.close())
beforeEach(async () => {
  vi.restoreAllMocks()
  await check()
  await games.ctx.db.deleteFrom('push_broadcasts').execute()
})

const serverTime = new Date(0)
const closed = (apiKey: string) =>
  ({ ok: true, data: { serverTime, platforms: [{ apiKey, isOpen: false, note: null }] } }) as const
const lost = { ok: false, error: 'UNKNOWN', message: 'no answer' } as const
const check = () => checkProviderHealth.run(games.ctx, {}, games.clock.now())
const broadcasts = async () =>
  (await games.ctx.db.selectFrom('push_broadcasts').select('by_locale').execute()).map(
    ({ by_locale }) => (by_locale as { en: { msg_type: string; push: object } }).en,
  )
async function statuses() {
  const outcome = await getGameHallList(games.ctx, {}, createTestCaller())
  if (!outcome.ok) throw new Error('refused')
  return Object.fromEntries(outcome.data.list.map(({ api_key, status }) => [api_key, status]))
}

it('greys out what the provider closed, leaves the rest, and opens it again by itself', async () => {
  vi.spyOn(games.provider, 'health').mockResolvedValue(closed(PLATFORM))
  await check()
  expect(await statuses()).toEqual({ [PLATFORM]: 2, [OTHER_PLATFORM]: 1 })
  expect(await broadcasts()).toMatchObject([{ msg_type: 'lobby_change', push: { silence: true } }])
  await check()
  expect(await broadcasts(), 'nothing new').toHaveLength(1)
  vi.restoreAllMocks()
  await check()
  expect(await statuses()).toEqual({ [PLATFORM]: 1, [OTHER_PLATFORM]: 1 })
  expect(await broadcasts()).toHaveLength(2)
})

it('takes a provider as down when it does not answer twice, not for one lost answer', async () => {
  const health = vi.spyOn(games.provider, 'health').mockResolvedValueOnce(lost)
  await check()
  expect(await statuses()).toEqual({ [PLATFORM]: 1, [OTHER_PLATFORM]: 1 })
  health.mockResolvedValue(lost)
  await check()
  expect(await statuses()).toEqual({ [PLATFORM]: 2, [OTHER_PLATFORM]: 2 })
})

it('never opens what an operator closed', async () => {
  const put = (is_on: boolean) =>
    performAction(
      games.ctx,
      [setPlatformMaintenance],
      { name: 'admin', permissions: ['platforms.maintain'] },
      { action: 'set-platform-maintenance', reason: 'test', input: { api_key: PLATFORM, is_on } },
    )
  await put(true)
  await check()
  expect(await statuses()).toMatchObject({ [PLATFORM]: 2 })
  expect(await broadcasts(), 'the operator’s change is pushed').toHaveLength(1)
  await put(false)
  expect(await statuses()).toMatchObject({ [PLATFORM]: 1 })
})
