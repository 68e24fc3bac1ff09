import { describe, expect, it } from 'vitest'
import { PLINKO_ROWS } from '../../payouts.ts'
import { slotOfPath } from '../../rules.ts'
import { ballPose, landingMs, lifeMs, releaseGapMs, stepMs } from './ball-motion.ts'
import { layOutBoard, pegsOfRow, placeX } from './board-layout.ts'

const somePaths = (rows: number) => [0, 2 ** rows - 1, 0b0101_1010_0110_1100 % 2 ** rows, 0b1101]

describe('a falling ball', () => {
  it.each(PLINKO_ROWS)('ends in the slot of its path on %i rows', (rows) => {
    const layout = layOutBoard(rows, 360, 420)
    for (const path of somePaths(rows)) {
      const pose = ballPose(layout, path, landingMs(rows) + 1)
      expect(pose.isLanded).toBe(true)
      expect(pose.x).toBeCloseTo(placeX(layout, rows, slotOfPath(path, rows)), 6)
    }
  })

  it('never leaves the board, and passes every row in order', () => {
    for (const rows of PLINKO_ROWS) {
      const layout = layOutBoard(rows, 300, 380)
      for (const path of somePaths(rows)) {
        let row = -1
        for (let ms = 0; ms < lifeMs(rows); ms += 8) {
          const pose = ballPose(layout, path, ms)
          expect(pose.x).toBeGreaterThan(0)
          expect(pose.x).toBeLessThan(layout.width)
          expect(pose.row - row).toBeGreaterThanOrEqual(0)
          expect(pose.row - row).toBeLessThanOrEqual(1)
          row = pose.row
        }
      }
    }
  })

  it('moves without jumps from peg to peg', () => {
    const layout = layOutBoard(12, 360, 420)
    const path = 0b1010_0110_1100
    const limit = layout.rowHeight * 0.5
    for (let ms = 0; ms < landingMs(12); ms += 4) {
      const [before, after] = [ballPose(layout, path, ms), ballPose(layout, path, ms + 4)]
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(limit)
    }
  })

  it('falls to the side of its bit at each peg', () => {
    const layout = layOutBoard(8, 360, 420)
    const at = (row: number) => ballPose(layout, 0b0000_0001, 280 + row * stepMs(8) + 1).x
    expect(at(1)).toBeGreaterThan(at(0))
    expect(at(2)).toBeLessThan(at(1))
  })

  it('fades once it has come to rest', () => {
    const layout = layOutBoard(8, 360, 420)
    expect(ballPose(layout, 3, landingMs(8)).opacity).toBe(1)
    expect(ballPose(layout, 3, lifeMs(8)).opacity).toBe(0)
  })
})

it('lets a hundred balls go within the time of twenty', () => {
  const releasedWithin = (balls: number) => (balls - 1) * releaseGapMs(balls)
  expect(releasedWithin(1)).toBe(0)
  expect(releasedWithin(2)).toBe(260)
  expect(releasedWithin(100)).toBeLessThan(releasedWithin(21) + 300)
})

it('has two pegs more in a row than balls can touch, and a slot between two pegs of the last row', () => {
  const layout = layOutBoard(8, 360, 420)
  expect(pegsOfRow(layout, 0)).toHaveLength(3)
  const last = pegsOfRow(layout, 7)
  expect(last).toHaveLength(10)
  expect(placeX(layout, 8, 0)).toBeCloseTo(((last[0] ?? 0) + (last[1] ?? 0)) / 2, 6)
})
