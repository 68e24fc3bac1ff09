import { memo, useEffect, useState } from 'react'
import { Tile } from './tile.tsx'
import type { TileLook } from './tile-face.ts'

interface TilesProps {
  readonly looks: readonly TileLook[]
  /** The places of the tiles in the pattern of automatic play. */
  readonly orders: readonly number[]
  readonly isChoosing: boolean
  readonly onPick: (tile: number) => void
}

/** The buttons of the tiles, rendered only when one of them changes. */
export const Tiles = memo(function Tiles({ looks, orders, isChoosing, onPick }: TilesProps) {
  return useSaidLooks(looks).map((look, tile) => (
    <Tile
      // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
      key={tile}
      tile={tile}
      look={look}
      order={orders[tile] ?? 0}
      isChoosing={isChoosing}
      onPick={onPick}
    />
  ))
}, areSame)

function areSame(before: TilesProps, after: TilesProps): boolean {
  return (
    before.isChoosing === after.isChoosing &&
    before.looks.every((look, tile) => look === after.looks[tile]) &&
    before.orders.every((order, tile) => order === after.orders[tile])
  )
}

/** After the frames that show an answer. */
const SAY_AFTER_MS = 120

/** The looks that the buttons tell: what the player opened at once, what else changes a little later. A press counts at once. */
function useSaidLooks(looks: readonly TileLook[]): readonly TileLook[] {
  const [said, setSaid] = useState(looks)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(looks), SAY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [looks])
  return looks.map((look, tile) => (look === 'gem' || look === 'hit' ? look : (said[tile] ?? look)))
}
