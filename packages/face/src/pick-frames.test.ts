import { describe, expect, it } from 'vitest'
import { pickFrames } from './pick-frames.ts'
import { TEST_FILM_LIMITS } from './testing/test-film-limits.ts'

const pick = (times: readonly number[], between: number, mostFrames = 16) =>
  pickFrames(
    times.map((atMs, at) => ({ atMs, isBetween: at === between })),
    { leastFrames: 8, mostFrames, limits: TEST_FILM_LIMITS },
  ).map((at) => times[at])

/** A frame each 75 ms while a colour counts. */
const fast = (colors: number) =>
  Array.from({ length: colors * 6 }, (_, at) => 700 * Math.floor(at / 6) + 250 + (at % 6) * 75)

describe('pickFrames', () => {
  it('takes all frames of a slow phone', () => {
    const times = [250, 950, 1650, 2350, 3050, 3750, 4450, 5150]
    expect(pick(times, 4)).toEqual(times)
  })

  it('takes eight of a short film: both ends, the one between, some of each colour', () => {
    const picked = pick(fast(3), 4)
    expect(picked).toHaveLength(8)
    expect(picked).toEqual(expect.arrayContaining([250, 550, 2025]))
    expect(new Set(picked.map((at) => Math.floor((at ?? 0) / 700)))).toEqual(new Set([0, 1, 2]))
  })

  it('takes more of a longer one, no more than fit, each colour among them', () => {
    expect(pick(fast(6), 3)).toHaveLength(13)
    const picked = pick(fast(6), 3, 9)
    expect(picked).toHaveLength(9)
    expect(new Set(picked.map((at) => Math.floor((at ?? 0) / 700))).size).toBe(6)
  })
})
