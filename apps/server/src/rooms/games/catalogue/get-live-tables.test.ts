import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ProviderMark, ProviderTable } from '../../../providers/games/index.ts'
import { createTestCaller } from '../../../testing/index.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { getLiveTables } from './get-live-tables.ts'

let games: GamesFixture
beforeAll(async () => {
  games = await createGamesFixture()
  // The clock goes on from test to test, past what is cached.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
  return games.ctx.close()
})

const mark = (label: string): ProviderMark => ({ label: { 'zh-TW': label, en: `${label}!` }, tone: 'red' })
const table = (changes: Partial<ProviderTable>): ProviderTable => ({
  game: 'fake-table',
  table: 'standard',
  settledAt: new Date(1_000),
  marks: [mark('莊')],
  ...changes,
})
async function live(locale: 'zh-TW' | 'en' = 'zh-TW') {
  const outcome = await getLiveTables(games.ctx, {}, { ...createTestCaller(), locale })
  if (!outcome.ok) throw new Error('refused')
  return outcome.data.list.map(({ gid, marks }) => [gid, marks.map(({ label }) => label).join('')])
}
const answer = (tables: readonly ProviderTable[] | null) => {
  const listTables = vi.fn(async () =>
    tables === null
      ? ({ ok: false, error: 'UNKNOWN', message: 'no answer' } as const)
      : ({ ok: true, data: tables } as const),
  )
  games.provider.listTables = listTables
  vi.setSystemTime(Date.now() + 10_000)
  return listTables
}

it('shows the table of a game that had a result last, in the caller’s language', async () => {
  answer([
    table({ table: 'a', marks: [mark('閒')] }),
    table({ table: 'b', settledAt: new Date(2_000), marks: [mark('莊'), mark('和')] }),
    table({ game: 'unknown' }),
  ])
  expect(await live()).toEqual([['fake-table', '莊和']])
  expect(await live('en')).toEqual([['fake-table', '莊!和!']])
})

it('requests the state once from the provider for any number of watchers', async () => {
  const listTables = answer([table({})])
  await Promise.all(Array.from({ length: 200 }, () => live()))
  expect(listTables).toHaveBeenCalledTimes(1)
})

it('shows no more than a tile holds, the latest', async () => {
  answer([table({ marks: Array.from({ length: 30 }, (_, at) => mark(at === 29 ? '末' : '莊')) })])
  const [[, labels] = []] = await live()
  expect(labels).toHaveLength(24)
  expect(labels?.endsWith('末')).toBe(true)
})

it('shows none while the provider does not answer, or has no tables', async () => {
  answer(null)
  expect(await live()).toEqual([])
  answer([])
  expect(await live()).toEqual([])
})
