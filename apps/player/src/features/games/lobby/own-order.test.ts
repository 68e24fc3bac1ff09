import { expect, it } from 'vitest'
import { testGame } from '../../../shared/testing/test-game.ts'
import { ownTiles, putFirst } from './own-order.ts'

it('puts starred games first, then those played last, each with the tile of its platform', () => {
  const history = {
    aurora_slots: [{ gid: 'dragon-gate', at: 3 }],
    aurora_tables: [
      { gid: 'roulette', at: 5 },
      { gid: 'blackjack', at: 1 },
    ],
  }
  expect(ownTiles(['mines', 'dragon-gate'], history)).toEqual([
    'mines',
    'dragon-gate',
    'roulette',
    'list-aurora_tables',
    'list-aurora_slots',
    'blackjack',
  ])
})

it('keeps the other games, in their order', () => {
  const games = ['a', 'b', 'c', 'd'].map((gid) => testGame({ gid }))
  const shown = (order: readonly string[]) => putFirst(games, order).map(({ gid }) => gid)
  expect(shown(['d', 'gone', 'b'])).toEqual(['d', 'b', 'a', 'c'])
  expect(shown([])).toEqual(['a', 'b', 'c', 'd'])
})
