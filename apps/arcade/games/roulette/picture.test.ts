import { expect, it } from 'vitest'
import { roulettePicture } from './picture.ts'

it('shows the number between its neighbours on the wheel', () => {
  const [row] = roulettePicture({ table: 'european', number: 0, chips: [] }).rows
  expect(row?.tiles.map(({ label, tone }) => [label, tone])).toEqual([
    ['3', 'red'],
    ['26', 'dark'],
    ['0', 'green'],
    ['32', 'red'],
    ['15', 'dark'],
  ])
  expect(row?.tiles.filter(({ isLit }) => isLit).map(({ label }) => label)).toEqual(['0'])
})
