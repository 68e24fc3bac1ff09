import { memo } from 'react'
import { Tile } from './tile.tsx'
import type { TileLook } from './tile-face.ts'

interface TileRowProps {
  /** Its first tile. */
  readonly first: number
  readonly looks: readonly TileLook[]
  /** The places of its tiles in the pattern of automatic play. */
  readonly orders: readonly number[]
  /** Its tile that waits for the answer, if any. */
  readonly pending: number | null
  readonly isChoosing: boolean
  readonly onPick: (tile: number) => void
}

/** A row of the board; rendered only when one of its tiles changes. */
export const TileRow = memo(
  function TileRow({ first, looks, orders, pending, isChoosing, onPick }: TileRowProps) {
    const tiles = looks.map((look, column) => ({ tile: first + column, look, order: orders[column] ?? 0 }))
    return tiles.map(({ tile, look, order }) => (
      <Tile
        key={tile}
        tile={tile}
        look={look}
        isPending={pending === tile}
        order={order}
        isChoosing={isChoosing}
        onPick={onPick}
      />
    ))
  },
  (before, after) =>
    before.pending === after.pending &&
    before.isChoosing === after.isChoosing &&
    before.looks.every((look, column) => look === after.looks[column]) &&
    before.orders.every((order, column) => order === after.orders[column]),
)
