import { PLAY_HISTORY_PER_PLATFORM } from '@gamehall/contract/constants'
import { localStore, sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'

const KEY = 'play_history'
/** Those of the player's account, in the tab's storage. */
const ACCOUNT_KEY = 'account_plays'

/** Recently played games by platform, newest first; only ids and times (epoch ms). */
export type PlayHistory = Readonly<Record<string, readonly PlayedGame[]>>
export type PlayedGame = { readonly gid: string; readonly at: number }

export const usePlayHistory = create<{ readonly history: PlayHistory }>()(() => ({ history: {} }))

/** Loads the plays of this browser together with those of the player's account. */
export function loadPlayHistory(): void {
  const [device, account] = [localStore.read(KEY), sessionStore.read(ACCOUNT_KEY)].map(parsePlayHistory)
  usePlayHistory.setState({ history: mergePlays([device, account]) })
}

type AccountPlay = { readonly gid: string; readonly api_key: string; readonly at: string }

/** Keeps the plays of the player's account for the tab; they do not enter the browser's own. */
export function setAccountPlays(plays: readonly AccountPlay[]): void {
  const histories = plays.map(({ gid, api_key, at }) => ({ [api_key]: [{ gid, at: Date.parse(at) }] }))
  sessionStore.write(ACCOUNT_KEY, JSON.stringify(mergePlays(histories)))
  loadPlayHistory()
}

/** Records that a game was entered at `now` (epoch ms). */
export function recordPlay(platform: string, gid: string, now: number = Date.now()): void {
  const device = addPlay(parsePlayHistory(localStore.read(KEY)), platform, { gid, at: now })
  localStore.write(KEY, JSON.stringify(device))
  loadPlayHistory()
}

/** Adds a play; keeps the latest 20 games of each platform, each once (§9). */
export function addPlay(history: PlayHistory, platform: string, played: PlayedGame): PlayHistory {
  const others = (history[platform] ?? []).filter((game) => game.gid !== played.gid)
  return { ...history, [platform]: [played, ...others].slice(0, PLAY_HISTORY_PER_PLATFORM) }
}

function mergePlays(histories: readonly (PlayHistory | undefined)[]): PlayHistory {
  const plays = histories.flatMap((history) => recentPlays(history ?? {}))
  return plays
    .toSorted((one, other) => one.at - other.at)
    .reduce<PlayHistory>((merged, { platform, gid, at }) => addPlay(merged, platform, { gid, at }), {})
}

/** The plays of all platforms, newest first. */
export function recentPlays(history: PlayHistory): readonly (PlayedGame & { readonly platform: string })[] {
  return Object.entries(history)
    .flatMap(([platform, plays]) => plays.map((play) => ({ ...play, platform })))
    .sort((a, b) => b.at - a.at)
}

/** Parses the stored history; drops malformed entries. */
export function parsePlayHistory(text: string | null): PlayHistory {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).map(([platform, games]) => [
        platform,
        Array.isArray(games) ? games.filter(isPlayedGame).slice(0, PLAY_HISTORY_PER_PLATFORM) : [],
      ]),
    )
  } catch {
    return {}
  }
}

function isPlayedGame(value: unknown): value is PlayedGame {
  return (
    typeof value === 'object' &&
    value !== null &&
    'gid' in value &&
    typeof value.gid === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  )
}
