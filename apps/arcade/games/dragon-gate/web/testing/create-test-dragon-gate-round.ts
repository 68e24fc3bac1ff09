import { testRound } from '../../../../web/shared/testing/create-test-page.ts'
import type { DragonGateRound } from '../../schemas.ts'

export function createTestSpin(
  change: Partial<DragonGateRound['spins'][number]>,
): DragonGateRound['spins'][number] {
  const column = ['jack', 'queen', 'king'] as const
  return {
    kind: 'base',
    stops: [0, 0, 0, 0, 0],
    grid: [[...column], [...column], [...column], [...column], [...column]],
    expanded_reels: [],
    line_wins: [],
    scatters: 0,
    scatter_win: '0.00',
    free_spins_awarded: 0,
    win: '0.00',
    ...change,
  }
}

export function createTestDragonGateRound(change: Partial<DragonGateRound>): DragonGateRound {
  return {
    ...testRound,
    game: 'dragon-gate',
    spins: [createTestSpin({})],
    is_capped: false,
    ...change,
  }
}
