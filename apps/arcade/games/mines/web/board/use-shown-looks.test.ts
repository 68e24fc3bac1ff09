import { expect, it } from 'vitest'
import type { TileLook } from './tile-face.ts'
import { turnSome } from './use-shown-looks.ts'

const closed: readonly TileLook[] = Array.from({ length: 25 }, () => 'closed')
const mines: readonly TileLook[] = Array.from({ length: 25 }, () => 'unseen-mine')

it('turns a row at a time until all tiles are turned', () => {
  let shown = closed
  const counts: number[] = []
  for (let frame = 0; frame < 6; frame += 1) {
    shown = turnSome(shown, mines)
    counts.push(shown.filter((look) => look === 'unseen-mine').length)
  }
  expect(counts).toEqual([5, 10, 15, 20, 25, 25])
})

it('counts only tiles that are behind', () => {
  const looks = closed.with(3, 'unseen-gem').with(24, 'unseen-mine')
  expect(turnSome(closed, looks)).toEqual(looks)
})
