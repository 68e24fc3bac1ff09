import { expect, it } from 'vitest'
import { chooseMood } from './choose-mood.ts'
import { idleScene } from './neon-sevens-types.ts'

it('drives while the reels turn, rests on the street, and lights up for a big win only', () => {
  expect(chooseMood(idleScene, true)).toBe('drive')
  expect(chooseMood(idleScene, false)).toBe('street')
  expect(chooseMood({ ...idleScene, bigWin: { wonMinor: 10_000n, tier: 1 } }, false)).toBe('lights')
  for (const paid of ['return', 'win'] as const) {
    const scene = { ...idleScene, wonMinor: 5_000n, paid }
    expect(chooseMood(scene, false)).toBe('street')
  }
})
