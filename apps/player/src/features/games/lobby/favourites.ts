import { MAX_FAVORITE_GAMES } from '@gamehall/contract/constants'
import { localStore, sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'
import { retryLoad } from '../../../shared/loading/retry-load.ts'
import { setAccountPlays } from '../../../shared/stores/play-history.ts'
import { currentToken, useSession } from '../../../shared/stores/session-store.ts'

/** A visitor's favourites, in the browser's storage; a player's, in the tab's, where the token is. */
const KEY = 'favourite_games'
const CHANGES = 'favourite_changes'
/** As long as an id may be. */
const MAX_GID_LENGTH = 64

/** Which games become favourites or stop being ones, in the order made. */
export type FavouriteChanges = Readonly<Record<string, boolean>>

type Favourites = {
  /** As they are shown, latest first: what is confirmed, with the changes. */
  readonly gids: readonly string[]
  /** As the server last answered; of a visitor: as they are stored. */
  readonly confirmed: readonly string[]
  /** A player's changes that the server has not confirmed. */
  readonly changes: FavouriteChanges
  /** False until the server has answered a player for the first time in this session. */
  readonly isKnown: boolean
  /** Whether a star was tapped since they were loaded. */
  readonly isTapped: boolean
}

export const useFavourites = create<Favourites>()(() => ({
  gids: [],
  confirmed: [],
  changes: {},
  isKnown: true,
  isTapped: false,
}))

/** Loads what browser and tab remember. A player's are then synchronized, with what was a visitor's in this browser. */
export function loadFavourites(): void {
  useFavourites.setState({ isTapped: false })
  const visitors = visitorFavourites()
  if (currentToken() === undefined) {
    show({ confirmed: visitors, changes: {}, isKnown: true })
    return
  }
  const kept = sessionStore.read(KEY)
  const added = Object.fromEntries(visitors.toReversed().map((gid) => [gid, true]))
  const changes = { ...added, ...parseChanges(sessionStore.read(CHANGES)) }
  show({ confirmed: parseFavourites(kept), changes, isKnown: kept !== null })
  void synchronize()
}

/** Loads them again at each login and logout. What was the earlier player's leaves the tab. */
export function followLogins(): void {
  useSession.subscribe(({ epoch }, before) => {
    if (epoch === before.epoch) return
    for (const key of [KEY, CHANGES]) sessionStore.remove(key)
    setAccountPlays([])
    loadFavourites()
  })
}

/** Shown at once; a player's is sent to the server, until it has answered. */
export function setFavourite(gid: string, isFavourite: boolean): void {
  const { confirmed, changes, isKnown } = useFavourites.getState()
  useFavourites.setState({ isTapped: true })
  if (currentToken() === undefined) {
    show({ confirmed: keepVisitors(applyChanges(confirmed, { [gid]: isFavourite })), changes: {}, isKnown })
    return
  }
  keepChanges({ ...changes, [gid]: isFavourite })
  void synchronize()
}

/** Keeps a player's unconfirmed changes. */
export function keepChanges(changes: FavouriteChanges): void {
  sessionStore.write(CHANGES, JSON.stringify(changes))
  const { confirmed, isKnown } = useFavourites.getState()
  show({ confirmed, changes, isKnown })
}

/** Keeps what the server answered, and the changes that it does not know of. */
export function keepConfirmed(confirmed: readonly string[], changes: FavouriteChanges): void {
  sessionStore.write(KEY, JSON.stringify(confirmed))
  sessionStore.write(CHANGES, JSON.stringify(changes))
  show({ confirmed, changes, isKnown: true })
}

export const visitorFavourites = (): readonly string[] => parseFavourites(localStore.read(KEY))

export function keepVisitors(gids: readonly string[]): readonly string[] {
  if (gids.length === 0) localStore.remove(KEY)
  else localStore.write(KEY, JSON.stringify(gids))
  return gids
}

function show(favourites: Omit<Favourites, 'gids' | 'isTapped'>): void {
  useFavourites.setState({
    ...favourites,
    gids: applyChanges(favourites.confirmed, favourites.changes),
  })
}

function applyChanges(gids: readonly string[], changes: FavouriteChanges): readonly string[] {
  const added = Object.keys(changes).filter((gid) => changes[gid] && !gids.includes(gid))
  const left = gids.filter((gid) => changes[gid] !== false)
  return [...added.toReversed(), ...left].slice(0, MAX_FAVORITE_GAMES)
}

const synchronize = async (): Promise<void> => {
  const { syncOwnGames } = await retryLoad(() => import('./sync-own-games.ts'))
  await syncOwnGames()
}

export function parseFavourites(text: string | null): readonly string[] {
  const value = parse(text)
  return Array.isArray(value) ? value.filter(isGid).slice(0, MAX_FAVORITE_GAMES) : []
}

function parseChanges(text: string | null): FavouriteChanges {
  const entries = Object.entries(parse(text) ?? {})
  return Object.fromEntries(entries.filter(([gid, to]) => isGid(gid) && typeof to === 'boolean'))
}

const isGid = (gid: unknown): gid is string =>
  typeof gid === 'string' && gid !== '' && gid.length <= MAX_GID_LENGTH

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
