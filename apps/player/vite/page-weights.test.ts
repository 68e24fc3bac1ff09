import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findHeavyParts, weighPlayer } from './page-weights.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'player-weights-'))
  await mkdir(join(dist, 'client'))
})
afterEach(() => rm(dist, { recursive: true }))

async function build(files: Readonly<Record<string, number>>, lists: Readonly<Record<string, unknown>>) {
  for (const [name, bytes] of Object.entries(files))
    await writeFile(join(dist, 'client', name), Buffer.alloc(bytes))
  for (const [name, list] of Object.entries(lists)) await writeFile(join(dist, name), JSON.stringify(list))
}

it('weighs the first screen and each lazy part', async () => {
  await build(
    {
      'index.js.br': 60_000,
      'tiny.js': 100,
      'page.css.br': 5_000,
      'form.js.br': 30_000,
      'offline.html.br': 8_000,
    },
    {
      'first-screen.json': { scripts: ['/index.js', '/tiny.js'], styles: ['/page.css'] },
      'chunks.json': {
        'apps/player/src/features/account/login-page.tsx': ['/form.js', '/tiny.js'],
        'apps/player/src/features/identity/face-page.tsx': ['/index.js'],
        'apps/player/src/features/games/launch/start-game-page.tsx': ['/tiny.js', '/form.js'],
      },
    },
  )
  const weights = await weighPlayer(dist)
  expect(weights).toEqual({
    scripts: 60_100,
    styles: 5_000,
    shell: 8_000,
    routes: {
      'apps/player/src/features/account/login-page.tsx': 30_100,
      'apps/player/src/features/games/launch/start-game-page.tsx': 30_100,
    },
    launchFiles: 2,
  })
  expect(findHeavyParts(weights)).toEqual([])
})

it('names what is too heavy', () => {
  const weights = {
    scripts: 124_500,
    styles: 7_201,
    shell: 9_000,
    routes: { light: 40_000, 'login-page': 42_068 },
    launchFiles: 9,
  }
  expect(findHeavyParts(weights)).toEqual([
    'JS of the first screen: 124.5 kB compressed, at most 111.0',
    'styles of the first screen: 7.2 kB compressed, at most 7.2',
    'the page without its content: 9.0 kB compressed, at most 8.5',
    'login-page: 42.1 kB compressed, at most 40.0',
    'launch of a game: 9 scripts, at most 8',
  ])
})
