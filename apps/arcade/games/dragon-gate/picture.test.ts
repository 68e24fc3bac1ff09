import { expect, it } from 'vitest'
import { dragonGatePicture } from './picture.ts'
import type { DragonGateView } from './schemas.ts'

it('shows the paid spin, and the places of a won line', () => {
  const reel = ['ace', 'koi', 'jack'] as const
  const view: DragonGateView = {
    spins: [
      {
        kind: 'base',
        stops: [0, 0, 0, 0, 0],
        grid: [[...reel], [...reel], [...reel], [...reel], ['gate', 'coin', 'jade']],
        expanded_reels: [],
        line_wins: [{ line: 0, symbol: 'koi', count: 4, win: '5.00' }],
        scatters: 1,
        scatter_win: '0.00',
        free_spins_awarded: 0,
        win: '5.00',
      },
    ],
    is_capped: false,
  }
  const { rows } = dragonGatePicture(view)
  expect(rows.map(({ tiles }) => tiles.map(({ label }) => label).join(''))).toEqual([
    'AAAA門',
    '鯉鯉鯉鯉錢',
    'JJJJ玉',
  ])
  expect(rows[1]?.tiles.map(({ isLit }) => isLit)).toEqual([true, true, true, true, false])
})
