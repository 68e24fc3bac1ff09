import { expect, it } from 'vitest'
import { latestBets, readPanels, writePanels } from './panel-storage.ts'

const LIMITS = { min: '1.00', max: '5000.00', step: '1.00' }
const PANELS = [
  { amount: '30.00', isAuto: false, target: '2.00' },
  { amount: '20.00', isAuto: true, target: '3.50' },
] as const

function createStorage(first: string | null = null) {
  let text = first
  return () => ({
    getItem: () => text,
    setItem(_key: string, value: string) {
      text = value
    },
  })
}

it('keeps both panels for the player whose latest bets they had', () => {
  const storage = createStorage()
  writePanels(storage, ['bet-1', 'bet-2'], PANELS)
  expect(readPanels(storage, 'bet-1', LIMITS)).toEqual(PANELS)
  expect(readPanels(storage, 'bet-2', LIMITS)).toEqual(PANELS)
  expect(readPanels(storage, 'another-players-bet', LIMITS)).toBeNull()
  expect(readPanels(storage, null, LIMITS)).toBeNull()
})

it('brings a stored amount within the limits of today', () => {
  const storage = createStorage()
  writePanels(storage, ['bet-1'], PANELS)
  expect(readPanels(storage, 'bet-1', { ...LIMITS, max: '25.00' })?.map(({ amount }) => amount)).toEqual([
    '25.00',
    '20.00',
  ])
})

it('remembers the bets of the last flights, each once', () => {
  expect(latestBets([], ['1', '2'])).toEqual(['1', '2'])
  expect(latestBets(['1', '2', '3', '4'], ['4', '5'])).toEqual(['2', '3', '4', '5'])
})

it.each([
  ['nothing', null],
  ['broken text', '[[['],
  ['no list', '{"a":1}'],
  ['one panel', '[["bet-1"],[["10.00",true,"2.00"]]]'],
  ['an amount that is none', '[["bet-1"],[["-1.00",true,"2.00"],["10.00",true,"2.00"]]]'],
  ['a long multiplier', '[["bet-1"],[["10.00",true,"2.00000000"],["10.00",true,"2.00"]]]'],
])('skips %s', (_what, stored) => {
  expect(readPanels(createStorage(stored), 'bet-1', LIMITS)).toBeNull()
})

it('stores nothing before the first bet, and nothing where storage is forbidden', () => {
  const storage = createStorage()
  writePanels(storage, [], PANELS)
  expect(storage().getItem()).toBeNull()
  const forbidden = () => {
    throw new Error('no storage')
  }
  expect(() => writePanels(forbidden, ['bet-1'], PANELS)).not.toThrow()
  expect(readPanels(forbidden, 'bet-1', LIMITS)).toBeNull()
})
