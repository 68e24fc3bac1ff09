import type { PictureTile, RoundPicture } from './round-picture.ts'

export type SlotPictureSign = Pick<PictureTile, 'label' | 'tone'>

/** A line that won: its row on each reel, and how many reels from the left it took. */
export interface WonLine {
  readonly rows: readonly number[]
  readonly count: number
}

/** A slot's window: `grid[reel][row]`, with the places of its won lines lit. */
export function slotPicture<Symbol extends string>(
  grid: readonly (readonly Symbol[])[],
  signs: Readonly<Record<Symbol, SlotPictureSign>>,
  wins: readonly WonLine[],
): RoundPicture {
  const isLit = (reel: number, row: number) =>
    wins.some(({ rows, count }) => reel < count && rows[reel] === row)
  const height = grid[0]?.length ?? 0
  return {
    shape: 'tile',
    rows: Array.from({ length: height }, (_, row) => ({
      tiles: grid.flatMap((symbols, reel): PictureTile[] => {
        const symbol = symbols[row]
        return symbol === undefined ? [] : [{ ...signs[symbol], isLit: isLit(reel, row) }]
      }),
    })),
  }
}
