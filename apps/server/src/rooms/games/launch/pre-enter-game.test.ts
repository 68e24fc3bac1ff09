import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ProviderGame } from '../../../providers/games/index.ts'
import { syncCatalogue } from '../catalogue/sync-catalogue.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { preEnterGame } from './pre-enter-game.ts'

let games: GamesFixture
let offered: ProviderGame
beforeAll(async () => {
  games = await createGamesFixture()
  const listed = await games.provider.listGames()
  if (!listed.ok || listed.data[0] === undefined) throw new Error('no game')
  offered = listed.data[0]
})
afterAll(() => games.ctx.close())

const prefetched = async () => {
  const player = await games.newPlayer(0n)
  const ctx = { ...games.ctx, config: { ...games.ctx.config, ARCADE_URL: 'https://arcade.example/arcade' } }
  const answer = await preEnterGame(ctx, { gameId: offered.game, loginDevice: 'wap' }, player.caller)
  return answer.ok ? answer.data.Prefetch : answer
}
const list = async (changes: Partial<ProviderGame>) => {
  vi.spyOn(games.provider, 'listGames').mockResolvedValue({ ok: true, data: [{ ...offered, ...changes }] })
  await syncCatalogue(games.ctx)
}

it('names the files that the provider lists for the game, those of other origins aside', async () => {
  const own = ['/arcade/assets/engine-1.js', 'https://arcade.example/arcade/assets/mines-1.js']
  await list({ pageFiles: [...own, 'https://evil.example/engine.js', '//evil.example/engine.js'] })
  expect(await prefetched()).toEqual(own)
  await list({ pageFiles: ['/arcade/assets/engine-2.js'] })
  expect(await prefetched()).toEqual(['/arcade/assets/engine-2.js'])
})

it('names none for a provider that lists none', async () => {
  await list({})
  expect(await prefetched()).toEqual([])
})
