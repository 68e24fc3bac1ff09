import { expect, it } from 'vitest'
import type { TileLook } from './tile-face.ts'
import { turnSome } from './use-shown-looks.ts'

const closed: readonly TileLook[] = Array.from({ length: 25 }, () => 'closed')
const mines: readonly TileLook[] = Array.from({ length: 25 }, () => 'unseen-mine')

it('turns three tiles at a time until all are turned', () => {
  let shown = closed
  const counts: number[] = []
  for (let frame = 0; frame < 10; frame += 1) {
    shown = turnSome(shown, mines, 12)
    counts.push(shown.filter((look) => look === 'unseen-mine').length)
  }
  expect(counts).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 25, 25])
})

it('begins with the tiles nearest to the one that ended the round', () => {
  const shown = turnSome(closed, mines, 24)
  expect(shown.flatMap((look, tile) => (look === 'unseen-mine' ? [tile] : []))).toEqual([19, 23, 24])
})

it('counts only tiles that are behind', () => {
  const looks = closed.with(3, 'unseen-gem').with(24, 'unseen-mine')
  expect(turnSome(closed, looks, 0)).toEqual(looks)
})
