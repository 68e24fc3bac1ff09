import { expect, it } from 'vitest'
import { neonSevensPicture } from './picture.ts'
import type { NeonSevensView } from './schemas.ts'

const lineWin = { symbol: 'seven', count: 3, has_lantern: false, win: '5.00' } as const
/** Columns from left to right, each from the top down. */
const grid: NeonSevensView['grid'] = [
  ['seven', 'cherry', 'bar'],
  ['bell', 'seven', 'lantern'],
  ['melon', 'grape', 'seven'],
]

it('shows the reels as they landed, and the places of a line that falls', () => {
  const { rows } = neonSevensPicture({ stops: [0, 0, 0], grid, line_wins: [{ ...lineWin, line: 3 }] })
  expect(rows.map(({ tiles }) => tiles.map(({ label }) => label))).toEqual([
    ['7', '鈴', '瓜'],
    ['櫻', '7', '葡'],
    ['BAR', '燈', '7'],
  ])
  expect(rows.map(({ tiles }) => tiles.map(({ isLit }) => isLit))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
})

it('lights two places of a pair, each of two lines, and none where nothing was won', () => {
  const litBy = (line_wins: NeonSevensView['line_wins']) =>
    neonSevensPicture({ stops: [0, 0, 0], grid, line_wins }).rows.map(({ tiles }) =>
      tiles.map(({ isLit }) => (isLit ? '1' : '0')).join(''),
    )
  const pair = { ...lineWin, symbol: 'cherry', count: 2 } as const
  expect(litBy([{ ...pair, line: 0 }])).toEqual(['000', '110', '000'])
  expect(
    litBy([
      { ...pair, line: 0 },
      { ...lineWin, line: 4 },
    ]),
  ).toEqual(['001', '110', '100'])
  expect(litBy([])).toEqual(['000', '000', '000'])
})
