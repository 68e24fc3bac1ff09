import type { Game } from '@gamehall/contract/games'
import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { type PlayHistory, recentPlays, usePlayHistory } from '../../../shared/stores/play-history.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'
import { useFavourites } from './favourites.ts'

/** What the early script reads, so that the first paint has the player's order already. In the tab's storage, as the token. */
const KEY = 'lobby_order'
/** A lobby shows few tiles. */
const MAX_TILES = 24

/** The ids of the player's own tiles: starred games first, then those played last; a platform that is one tile comes with its games. */
export function ownTiles(favourites: readonly string[], history: PlayHistory): readonly string[] {
  const played = recentPlays(history).flatMap(({ gid, platform }) => [gid, `list-${platform}`])
  return [...new Set([...favourites, ...played])].slice(0, MAX_TILES)
}

/** The games of `order` first, in that order; the others follow as they were. */
export function putFirst(games: readonly Game[], order: readonly string[]): readonly Game[] {
  const place = ({ gid }: Game) => (order.includes(gid) ? order.indexOf(gid) : order.length)
  return games.toSorted((one, other) => place(one) - place(other))
}

const currentTiles = () => ownTiles(useFavourites.getState().gids, usePlayHistory.getState().history)

/** Keeps the player's order in the tab's storage while it changes. */
export function storeOwnOrder(): void {
  const store = () => sessionStore.write(KEY, JSON.stringify(currentTiles()))
  store()
  useFavourites.subscribe(store)
  usePlayHistory.subscribe(store)
}

/**
 * The player's own order of the lobby's tiles; empty for visitors. It is the one of the moment when the page appeared, or after a login
 * of the server's answer: no tile moves away under the finger that stars it.
 */
export function useOwnOrder(): readonly string[] {
  const isLoggedIn = useIsLoggedIn()
  const isKnown = useFavourites((favourites) => favourites.isKnown)
  const [order, setOrder] = useState<readonly string[]>([])
  const hasWaited = useRef(false)
  // Before the paint in which `data-session` and the early script's order go.
  useLayoutEffect(() => {
    const isLate = hasWaited.current && useFavourites.getState().isTapped
    hasWaited.current = !isKnown
    setOrder(isLoggedIn && isKnown && !isLate ? currentTiles() : [])
  }, [isLoggedIn, isKnown])
  return order
}
