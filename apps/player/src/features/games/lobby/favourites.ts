import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'

const KEY = 'favourite_games'
const MAX_FAVOURITES = 100

/** The games this browser's player starred, latest first. */
export const useFavourites = create<{ readonly gids: readonly string[] }>()(() => ({ gids: [] }))

/** Brings what the browser remembers; once, after the first screen has taken over. */
export function loadFavourites(): void {
  useFavourites.setState({ gids: parseFavourites(localStore.read(KEY)) })
}

export function setFavourite(gid: string, isFavourite: boolean): void {
  const others = useFavourites.getState().gids.filter((other) => other !== gid)
  const gids = isFavourite ? [gid, ...others].slice(0, MAX_FAVOURITES) : others
  localStore.write(KEY, JSON.stringify(gids))
  useFavourites.setState({ gids })
}

export function parseFavourites(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((gid) => typeof gid === 'string').slice(0, MAX_FAVOURITES) : []
  } catch {
    return []
  }
}
