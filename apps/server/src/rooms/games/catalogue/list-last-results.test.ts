import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ProviderLastResults, ProviderResult } from '../../../providers/games/index.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { listLastResults } from './list-last-results.ts'

let games: GamesFixture
let player: TestPlayer
beforeAll(async () => {
  games = await createGamesFixture()
  player = await games.newPlayer(0n)
})
afterAll(() => games.ctx.close())

const answer = (answered: ProviderResult<readonly ProviderLastResults[]>) => {
  const asked = vi.fn(async () => answered)
  games.provider.listLastResults = asked
  return asked
}
async function list(locale: 'zh-TW' | 'en' = 'zh-TW') {
  const outcome = await listLastResults(games.ctx, {}, { ...player.caller, locale })
  if (!outcome.ok) throw new Error('refused')
  return outcome.data.list
}
const marks = [{ label: { 'zh-TW': '零', en: '0' }, tone: 'green' }] as const

it('says what the player’s last rounds resulted in, in the player’s language', async () => {
  const data = [
    { game: 'fake-table', marks },
    { game: 'unknown', marks },
  ]
  const asked = answer({ ok: true, data })
  expect(await list()).toEqual([{ gid: 'fake-table', marks: [{ label: '零', tone: 'green' }] }])
  expect(await list('en')).toMatchObject([{ marks: [{ label: '0' }] }])
  expect(asked).toHaveBeenCalledWith(games.provider.playerName(player.playerId.toString()))
})

it('says nothing where the provider does not answer, or has no such call', async () => {
  answer({ ok: false, error: 'UNKNOWN', message: 'no answer' })
  expect(await list()).toEqual([])
  delete games.provider.listLastResults
  expect(await list()).toEqual([])
})
