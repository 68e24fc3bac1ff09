import type { Chip } from '../../rules.ts'
import { findSpot } from '../../spots.ts'

/** Chips that the player has saved on this device. */
export type Favourite = readonly Chip[]

const KEY = 'gamehall.arcade.roulette.favourites'
export const MAX_FAVOURITES = 8

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Reads what was saved; skips what is not made of spots and amounts. Empty without storage. */
export function readFavourites(storage: () => TextStorage): Favourite[] {
  try {
    const saved: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(saved) ? saved.flatMap(readFavourite).slice(0, MAX_FAVOURITES) : []
  } catch {
    return []
  }
}

export function writeFavourites(storage: () => TextStorage, favourites: readonly Favourite[]): void {
  const plain = favourites.map((chips) => chips.map(({ spot, stake }) => [spot, `${stake}`]))
  try {
    storage().setItem(KEY, JSON.stringify(plain))
  } catch {
    return
  }
}

function readFavourite(saved: unknown): Favourite[] {
  if (!Array.isArray(saved)) return []
  const chips = saved.flatMap((chip: unknown): Chip[] => {
    if (!Array.isArray(chip)) return []
    const [spot, stake] = chip as readonly unknown[]
    const isChip =
      typeof spot === 'string' &&
      findSpot(spot) !== undefined &&
      typeof stake === 'string' &&
      /^[1-9]\d{0,11}$/.test(stake)
    return isChip ? [{ spot, stake: BigInt(stake) }] : []
  })
  return chips.length === 0 ? [] : [chips]
}
