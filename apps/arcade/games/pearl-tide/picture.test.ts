import { expect, it } from 'vitest'
import { pearlTidePicture } from './picture.ts'

it('shows the grid as it first landed, with its clusters', () => {
  const grid = ['TTTTTHH', 'KKKKKKK', 'PPPPPPP', 'MMMMMMM', 'SSSSSSS', 'LLLLLLL', 'FFFNNNN']
  const clusters = [{ symbol: 'turtle' as const, cells: [0, 1, 2, 3, 4], win: '1.00' }]
  const steps = [{ grid, multiplier: 1, clusters, pearls: [] }]
  const { rows } = pearlTidePicture({
    is_capped: false,
    spins: [{ kind: 'base', steps, clams: 7, free_spins_awarded: 0, win: '1.00' }],
  })
  expect(rows.map(({ tiles }) => tiles.map(({ label }) => label).join(''))).toEqual([
    '龜龜龜龜龜馬馬',
    '藻藻藻藻藻藻藻',
    '珠珠珠珠珠珠珠',
    '蚌蚌蚌蚌蚌蚌蚌',
    '★★★★★★★',
    '貝貝貝貝貝貝貝',
    '魚魚魚螺螺螺螺',
  ])
  expect(rows.flatMap(({ tiles }) => tiles).filter(({ isLit }) => isLit)).toHaveLength(5)
})
