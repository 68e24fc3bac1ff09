import { testRound } from '../../../../web/shared/testing/create-test-page.ts'
import type { MinesRound } from '../../schemas.ts'

export function createTestMinesRound(change: Partial<MinesRound>): MinesRound {
  return {
    ...testRound,
    game: 'mines',
    settled_at: null,
    status: 'open',
    mines: 3,
    picks: [],
    hit_tile: null,
    mine_tiles: null,
    multiplier: null,
    payout: null,
    next_multiplier: '1.12',
    next_payout: '11.25',
    ...change,
  }
}
