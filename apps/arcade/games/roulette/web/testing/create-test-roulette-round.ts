import { testRound } from '../../../../web/shared/testing/create-test-page.ts'
import type { RouletteRound } from '../../schemas.ts'

/** A round at the European table in which 17 fell, with a lost chip on red. */
export function createTestRouletteRound(change: Partial<RouletteRound> = {}): RouletteRound {
  return {
    ...testRound,
    game: 'roulette',
    bet: '10.00',
    win: '0.00',
    table: 'european',
    number: 17,
    chips: [{ spot: 'red', amount: '10.00', win: '0.00' }],
    ...change,
  }
}
