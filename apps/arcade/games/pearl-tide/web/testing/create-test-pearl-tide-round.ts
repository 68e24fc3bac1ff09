import { testRound } from '../../../../web/shared/testing/create-test-page.ts'
import type { PearlTideRound, PearlTideSpin, PearlTideStep } from '../../schemas.ts'

/** A grid without clusters. */
const QUIET_GRID = ['KLKLKLK', 'LKLKLKL', 'KLKLKLK', 'LKLKLKL', 'KLKLKLK', 'LKLKLKL', 'KLKLKLK']

/** A grid with six turtles in its middle row. */
const TURTLE_GRID = QUIET_GRID.with(3, 'TTTTTTL')

export function createTestStep(change: Partial<PearlTideStep>): PearlTideStep {
  return { grid: [...QUIET_GRID], multiplier: 1, clusters: [], pearls: [], ...change }
}

/** A step in which six turtles pay. */
export const turtleStep = (win: string, multiplier = 1): PearlTideStep =>
  createTestStep({
    grid: [...TURTLE_GRID],
    multiplier,
    clusters: [{ symbol: 'turtle', cells: [21, 22, 23, 24, 25, 26], win }],
    pearls: [24],
  })

export function createTestSpin(change: Partial<PearlTideSpin>): PearlTideSpin {
  return {
    kind: 'base',
    steps: [createTestStep({})],
    clams: 0,
    free_spins_awarded: 0,
    win: '0.00',
    ...change,
  }
}

export function createTestPearlTideRound(change: Partial<PearlTideRound>): PearlTideRound {
  return { ...testRound, game: 'pearl-tide', is_capped: false, spins: [createTestSpin({})], ...change }
}
