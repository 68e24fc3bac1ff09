import { MAX_FAVORITE_GAMES } from '@gamehall/contract/constants'
import type { OwnGames } from '@gamehall/contract/games'
import { call } from '@gamehall/web-client/calls/call.ts'
import { CallError, type CallErrorKind } from '@gamehall/web-client/calls/call-error.ts'
import { showCallError } from '../../../shared/calls/show-call-error.ts'
import { FIRST_WAIT_MS, nextWait, waitOrOnline } from '../../../shared/loading/retry-load.ts'
import { setAccountPlays } from '../../../shared/stores/play-history.ts'
import { currentEpoch } from '../../../shared/stores/session-store.ts'
import {
  type FavouriteChanges,
  keepChanges,
  keepConfirmed,
  keepVisitors,
  useFavourites,
  visitorFavourites,
} from './favourites.ts'

const LOST: readonly CallErrorKind[] = ['network', 'timeout', 'offline']

/** The session whose games are being synchronized. */
let syncedEpoch: number | undefined

/**
 * Sends the changes of the player's favourites that the server has not confirmed, one call at a time, and takes its answer; without
 * changes it reads. A call without an answer is repeated with growing waits. A refusal takes its changes back.
 */
export async function syncOwnGames(): Promise<void> {
  const epoch = currentEpoch()
  if (syncedEpoch === epoch) return
  syncedEpoch = epoch
  try {
    let waitMs = FIRST_WAIT_MS
    let isAnswered = false
    while (currentEpoch() === epoch && (!isAnswered || hasChanges())) {
      isAnswered = await sendOnce(epoch)
      if (isAnswered) waitMs = FIRST_WAIT_MS
      else if (currentEpoch() === epoch) {
        await waitOrOnline(waitMs)
        waitMs = nextWait(waitMs)
      }
    }
  } finally {
    if (syncedEpoch === epoch) syncedEpoch = undefined
  }
}

/** Whether an answer came. One that comes when the session is over is about another player. */
async function sendOnce(epoch: number): Promise<boolean> {
  const sent = Object.fromEntries(
    Object.entries(useFavourites.getState().changes).slice(0, MAX_FAVORITE_GAMES),
  )
  try {
    const own = await send(sent)
    if (currentEpoch() === epoch) take(own, sent)
    return true
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (LOST.includes(error.kind)) return false
    if (currentEpoch() === epoch) undo(sent, error)
    return true
  }
}

function send(changes: FavouriteChanges): Promise<OwnGames> {
  const favorites = Object.entries(changes).map(
    ([gid, isFavourite]) => ({ gid, is_favorite: isFavourite ? 1 : 0 }) as const,
  )
  const options = { isSilent: true }
  return favorites.length === 0
    ? call('getOwnGames', {}, options)
    : call('setFavoriteGames', { favorites }, options)
}

function take({ favorites, plays }: OwnGames, sent: FavouriteChanges): void {
  setAccountPlays(plays)
  const visitors = visitorFavourites()
  if (visitors.length > 0) keepVisitors(visitors.filter((gid) => !(gid in sent)))
  keepConfirmed(favorites, changesSince(sent))
}

/** Shows again what the server has. A visitor's favourites, which nobody tapped now, stay in the browser for the next time. */
function undo(sent: FavouriteChanges, error: CallError): void {
  const visitors = visitorFavourites()
  useFavourites.setState({ isKnown: true })
  keepChanges(changesSince(sent))
  if (Object.keys(sent).some((gid) => !visitors.includes(gid))) showCallError(error)
}

const hasChanges = () => Object.keys(useFavourites.getState().changes).length > 0

/** The changes beyond those that were sent; a game that was tapped again meanwhile is one of them. */
function changesSince(sent: FavouriteChanges): FavouriteChanges {
  const entries = Object.entries(useFavourites.getState().changes)
  return Object.fromEntries(entries.filter(([gid, to]) => !(gid in sent) || sent[gid] !== to))
}
