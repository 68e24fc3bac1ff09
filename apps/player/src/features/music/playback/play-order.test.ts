import { describe, expect, it } from 'vitest'
import { adjacentIndex, nextIndexAfterEnd, nextPlayMode, PLAY_MODES, type PlayMode } from './play-order.ts'

const half = () => 0.5

describe('the four play modes (§1)', () => {
  it.each<[PlayMode, number, number | undefined]>([
    ['list_loop', 0, 1],
    ['list_loop', 2, 0],
    ['single_loop', 1, 1],
    ['sequential', 1, 2],
    ['sequential', 2, undefined],
  ])('%s after track %i of three', (mode, index, next) => {
    expect(nextIndexAfterEnd(mode, index, 3, half)).toBe(next)
  })

  it('random can play every other track and never the same', () => {
    for (const index of [0, 1, 2, 3]) {
      const heard = [0, 0.34, 0.67, 0.999].map((value) => nextIndexAfterEnd('random', index, 4, () => value))
      expect(new Set(heard)).toEqual(new Set([0, 1, 2, 3].filter((other) => other !== index)))
    }
    expect(nextIndexAfterEnd('random', 0, 1, half)).toBe(0)
  })

  it.each<[PlayMode, number, 1 | -1, number]>([
    ['list_loop', 0, -1, 2],
    ['single_loop', 2, 1, 0],
    ['sequential', 2, 1, 0],
    ['sequential', 1, -1, 0],
  ])('%s at %i: step %i plays %i', (mode, index, step, next) => {
    expect(adjacentIndex(mode, index, 3, step, half)).toBe(next)
  })

  it('cycles through all four', () => {
    const seen = PLAY_MODES.map((_, turns) =>
      Array.from({ length: turns }).reduce<PlayMode>((mode) => nextPlayMode(mode), 'list_loop'),
    )
    expect(new Set(seen)).toEqual(new Set(PLAY_MODES))
    expect(nextPlayMode('random')).toBe('list_loop')
  })
})
