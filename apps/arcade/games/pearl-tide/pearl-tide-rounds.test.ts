import { describe, expect } from 'vitest'
import { testSlotRounds } from '../../src/testing/slot-rounds.ts'
import { pearlTide } from './module.ts'
import { pearlTideViewSchema } from './schemas.ts'

describe('a round', () => {
  testSlotRounds(pearlTide, {
    tooHigh: '1000.00',
    winsOf(view) {
      const { spins, is_capped } = pearlTideViewSchema.parse(view)
      expect(is_capped).toBe(false)
      return spins.map(({ win }) => win)
    },
  })
})
