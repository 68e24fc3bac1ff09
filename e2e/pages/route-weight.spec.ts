import { routeWeights } from '../../bench/first-load/route-chunks.ts'
import { expect, test } from '../fixtures/test.ts'

const LIMIT_BYTES = 40_000

test('no route loads more than 40 kB of its own (EXPERIENCE.md)', async () => {
  const weights = await routeWeights()
  expect(weights.length).toBeGreaterThan(10)
  expect(weights.filter(({ bytes }) => bytes > LIMIT_BYTES)).toEqual([])
})
