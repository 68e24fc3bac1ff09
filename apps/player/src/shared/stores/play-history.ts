import { PLAY_HISTORY_PER_PLATFORM } from '@gamehall/contract/constants'
import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'

const KEY = 'play_history'

/** Recently played games by platform, newest first; only ids and times (epoch ms). */
export type PlayHistory = Readonly<Record<string, readonly PlayedGame[]>>
export type PlayedGame = { readonly gid: string; readonly at: number }

export const usePlayHistory = create<{ readonly history: PlayHistory }>()(() => ({ history: {} }))

export function loadPlayHistory(): void {
  usePlayHistory.setState({ history: parsePlayHistory(localStore.read(KEY)) })
}

/** Records that a game was entered at `now` (epoch ms). */
export function recordPlay(platform: string, gid: string, now: number = Date.now()): void {
  const history = addPlay(usePlayHistory.getState().history, platform, { gid, at: now })
  localStore.write(KEY, JSON.stringify(history))
  usePlayHistory.setState({ history })
}

/** Adds a play; keeps the latest 20 games of each platform, each once (§9). */
export function addPlay(history: PlayHistory, platform: string, played: PlayedGame): PlayHistory {
  const others = (history[platform] ?? []).filter((game) => game.gid !== played.gid)
  return { ...history, [platform]: [played, ...others].slice(0, PLAY_HISTORY_PER_PLATFORM) }
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
