import { expect, it } from 'vitest'
import { POCKETS } from '../../wheel.ts'
import { TRACK_HEIGHT, TRACK_STEP, trackPlace } from './track-layout.ts'

const places = Array.from({ length: POCKETS }, (_, index) => trackPlace(index))

it('keeps every number inside the track', () => {
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(100)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(TRACK_HEIGHT)
  }
})

it('spaces neighbours evenly, across the seam too', () => {
  for (const [index, place] of places.entries()) {
    const next = places[(index + 1) % POCKETS] ?? place
    const gap = Math.hypot(next.x - place.x, next.y - place.y)
    expect(gap).toBeGreaterThan(TRACK_STEP * 0.95)
    expect(gap).toBeLessThanOrEqual(TRACK_STEP + 1e-9)
  }
})

it('begins with zero in the middle of the right end', () => {
  expect(places[0]?.x).toBeCloseTo(93.4, 1)
  expect(places[0]?.y).toBeCloseTo(TRACK_HEIGHT / 2, 6)
})
