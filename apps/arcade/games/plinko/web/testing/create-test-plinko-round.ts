import { testRound } from '../../../../web/shared/testing/create-test-page.ts'
import { plinkoMultipliers } from '../../payouts.ts'
import type { PlinkoRound } from '../../schemas.ts'

/** A round of one ball that fell to the left at every row of an eight-row board of low risk: five times its stake. */
export function createTestPlinkoRound(change: Partial<PlinkoRound> = {}): PlinkoRound {
  return {
    ...testRound,
    game: 'plinko',
    bet: '10.00',
    win: '50.00',
    rows: 8,
    risk: 'low',
    ball: '10.00',
    paths: [0],
    multipliers: [...plinkoMultipliers(8, 'low')],
    ...change,
  }
}
