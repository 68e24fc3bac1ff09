import { describe, expect, it } from 'vitest'
import { createTestMinesRound } from '../testing/create-test-mines-round.ts'
import { nextAutoStep } from './next-auto-step.ts'
import { PATTERNS, patternWithin, toggleTile } from './patterns.ts'

describe('automatic play', () => {
  const pattern = [6, 2]
  it.each([
    [null, { kind: 'open' }],
    [createTestMinesRound({ status: 'settled', picks: [6, 2] }), { kind: 'open' }],
    [createTestMinesRound({}), { kind: 'pick', tile: 6 }],
    [createTestMinesRound({ picks: [6] }), { kind: 'pick', tile: 2 }],
    [createTestMinesRound({ picks: [6, 2] }), { kind: 'cash_out' }],
  ])('opens, digs the pattern in order, and takes what was found (%#)', (round, step) => {
    expect(nextAutoStep(round, pattern)).toEqual(step)
  })
})

describe('a pattern', () => {
  it('gains and loses the tile that is pressed', () => {
    expect(toggleTile([3], 8)).toEqual([3, 8])
    expect(toggleTile([3, 8], 3)).toEqual([8])
  })

  it('has no more tiles than there are gems', () => {
    expect(patternWithin(PATTERNS.cross, 22)).toEqual([2, 10, 12])
  })

  it.each(Object.values(PATTERNS))('lies on the board, each tile once', (...tiles) => {
    expect(new Set(tiles).size).toBe(tiles.length)
    for (const tile of tiles) expect(tile).toBeLessThan(25)
  })
})
