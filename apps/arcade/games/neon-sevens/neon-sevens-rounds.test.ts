import { describe } from 'vitest'
import { testSlotRounds } from '../../src/testing/slot-rounds.ts'
import { neonSevens } from './module.ts'
import { neonSevensViewSchema } from './schemas.ts'

describe('a spin', () => {
  testSlotRounds(neonSevens, {
    tooHigh: '2000.00',
    winsOf: (view) => neonSevensViewSchema.parse(view).line_wins.map(({ win }) => win),
  })
})
