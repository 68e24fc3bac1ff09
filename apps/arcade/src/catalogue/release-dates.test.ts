import { expect, it } from 'vitest'
import * as modules from '../../games/index.ts'
import type { GameModule } from '../games/game-module.ts'

const games = Object.values<Pick<GameModule, 'id' | 'releasedAt'>>(modules)
const releases = games.map(({ releasedAt = '' }) => Date.parse(releasedAt)).toSorted((a, b) => b - a)

it('every game says when it came out, so that a hall marks the newest and not all', () => {
  expect(games.filter(({ releasedAt = '' }) => Number.isNaN(Date.parse(releasedAt)))).toEqual([])
})

it('the three newest are told from the others', () => {
  expect(releases[2]).toBeGreaterThan(releases[3] ?? Number.POSITIVE_INFINITY)
})
