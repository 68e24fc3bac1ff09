import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { OTHER_PLATFORM, PLATFORM } from '../../../testing/fake-game-provider.ts'
import { createTestCaller } from '../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { setPlatformLobby } from './actions/set-platform-lobby.ts'
import { setPlatformMaintenance } from './actions/set-platform-maintenance.ts'
import { getGameHallList } from './get-game-hall-list.ts'
import { listGames } from './list-games.ts'
import { syncCatalogue } from './sync-catalogue.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await createGamesFixture()
})
afterAll(() => fixture.ctx.close())

async function lobby() {
  fixture.clock.advance(2_000)
  const outcome = await getGameHallList(fixture.ctx, {}, createTestCaller())
  if (!outcome.ok) throw new Error('the lobby refused')
  return outcome.data.list
}

async function offer(count: number): Promise<void> {
  const answer = await fixture.provider.listGames()
  const first = answer.ok ? answer.data.find(({ apiKey }) => apiKey === PLATFORM) : undefined
  if (first === undefined) throw new Error('the fake platform offers a game')
  const more = Array.from({ length: count - 1 }, (_, index) => ({ ...first, game: `more-${index}` }))
  vi.spyOn(fixture.provider, 'listGames').mockResolvedValue({
    ok: true,
    data: [...(answer.ok ? answer.data : []), ...more],
  })
  await syncCatalogue(fixture.ctx)
}

const act = (action: typeof setPlatformLobby | typeof setPlatformMaintenance, input: object) =>
  performAction(
    fixture.ctx,
    [action],
    { name: 'admin', permissions: ['platforms.maintain'] },
    { action: action.name, reason: 'test', input },
  )

const decide = (lobbyAs: 'auto' | 'games' | 'list', apiKey = PLATFORM) =>
  act(setPlatformLobby, { api_key: apiKey, lobby: lobbyAs })

it('§2, §4 a platform with many games is one tile, whose list holds them all', async () => {
  expect((await lobby()).map(({ target }) => target)).toEqual(['game', 'game'])
  await offer(13)
  const [tile, ...others] = await lobby()
  expect(tile).toMatchObject({ gid: `list-${PLATFORM}`, target: 'list', game_count: 13, name: '測試電子' })
  expect(others.map(({ api_key }) => api_key)).toEqual([OTHER_PLATFORM])
  const request = calls.listGames.request.parse({ parent_id: tile?.gid, page_size: 100 })
  const listed = await listGames(fixture.ctx, request, createTestCaller())
  expect(listed).toMatchObject({ ok: true, data: { total: 13 } })
  if (listed.ok) expect(listed.data.list.every(({ target }) => target === 'game')).toBe(true)
})

it('lets an operator show a platform as games or as a list, whatever its number of games', async () => {
  await decide('games')
  await decide('list', OTHER_PLATFORM)
  const tiles = await lobby()
  expect(tiles).toHaveLength(14)
  expect(tiles.filter(({ target }) => target === 'list')).toMatchObject([
    { gid: `list-${OTHER_PLATFORM}`, game_count: 1 },
  ])
  await decide('auto')
  await decide('auto', OTHER_PLATFORM)
  expect((await lobby()).map(({ target }) => target).sort()).toEqual(['game', 'list'])
})

it('marks the list tile of a platform in maintenance, and leaves the others open', async () => {
  await act(setPlatformMaintenance, { api_key: PLATFORM, is_on: true })
  const [closed, ...others] = await lobby()
  expect(closed).toMatchObject({ target: 'list', status: 2 })
  expect(others.map(({ api_key, status }) => [api_key, status])).toEqual([[OTHER_PLATFORM, 1]])
})
