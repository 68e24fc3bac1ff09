import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findHeavyPages, weighPages } from './page-weights.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'page-weights-'))
})
afterEach(() => rm(dist, { recursive: true }))

/** Writes a built page that loads the given assets, each of so many compressed bytes. */
async function page(game: string, assets: Readonly<Record<string, number>>) {
  await mkdir(join(dist, 'play', game), { recursive: true })
  await mkdir(join(dist, 'assets'), { recursive: true })
  const tags = Object.keys(assets).map((name) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="/arcade/assets/${name}">`
      : `<link rel="modulepreload" href="/arcade/assets/${name}">`,
  )
  await writeFile(join(dist, 'play', game, 'index.html'), tags.join('\n'))
  for (const [name, bytes] of Object.entries(assets))
    await writeFile(join(dist, 'assets', `${name}.br`), Buffer.alloc(bytes))
}

it('weighs what every page loads as the engine, and the rest as the game’s', async () => {
  await page('dice', { 'main.js': 70_000, 'main.css': 5_000, 'dice.js': 20_000, 'dice.css': 1_000 })
  await page('cards', { 'main.js': 70_000, 'main.css': 5_000, 'cards.js': 30_000 })
  const weights = await weighPages(dist, ['dice', 'cards'])
  expect(weights).toEqual({ engine: 75_000, games: { dice: 21_000, cards: 30_000 } })
  expect(findHeavyPages(weights)).toEqual([])
})

it('names what is too heavy', () => {
  expect(findHeavyPages({ engine: 120_001, games: { dice: 60_000, cards: 72_400 } })).toEqual([
    'the shared engine: 120.0 kB compressed, at most 120.0',
    'game cards: 72.4 kB compressed, at most 60.0',
  ])
})
