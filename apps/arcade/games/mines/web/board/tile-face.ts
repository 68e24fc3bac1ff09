import type { MinesRound } from '../../schemas.ts'

/** What a tile shows; `unseen-…` is the content of an unopened tile, revealed when the round is over. */
export type TileFace = 'closed' | 'gem' | 'hit' | 'unseen-mine' | 'unseen-gem'

/** How a tile looks; it is ready while a press does something. */
export type TileLook = TileFace | 'ready'

export function tileFace(round: MinesRound | null, tile: number): TileFace {
  if (round === null) return 'closed'
  if (round.hit_tile === tile) return 'hit'
  if (round.picks.includes(tile)) return 'gem'
  if (round.mine_tiles === null) return 'closed'
  return round.mine_tiles.includes(tile) ? 'unseen-mine' : 'unseen-gem'
}
