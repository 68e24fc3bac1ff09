import { PLAY_HISTORY_PER_PLATFORM } from '@gamehall/contract/constants'
import { create } from 'zustand'
import { localStore } from '../storage/safe-storage.ts'

const KEY = 'play_history'

/** The platform's games by last play, newest first: ids only, for the hall knows the rest. */
export type PlayHistory = Readonly<Record<string, readonly PlayedGame[]>>
export type PlayedGame = { readonly gid: string; readonly at: number }

export const usePlayHistory = create<{ readonly history: PlayHistory }>()(() => ({ history: {} }))

export function loadPlayHistory(): void {
  usePlayHistory.setState({ history: parsePlayHistory(localStore.read(KEY)) })
}

/** Notes that a game was entered. */
export function rememberPlay(platform: string, gid: string, now: number = Date.now()): void {
  const history = withPlay(usePlayHistory.getState().history, platform, { gid, at: now })
  localStore.write(KEY, JSON.stringify(history))
  usePlayHistory.setState({ history })
}

/** §9: the latest 20 of each platform, each game once. */
export function withPlay(history: PlayHistory, platform: string, played: PlayedGame): PlayHistory {
  const others = (history[platform] ?? []).filter((game) => game.gid !== played.gid)
  return { ...history, [platform]: [played, ...others].slice(0, PLAY_HISTORY_PER_PLATFORM) }
}

/** Every platform's plays together, newest first. */
export function recentPlays(history: PlayHistory): readonly PlayedGame[] {
  return Object.values(history)
    .flat()
    .sort((a, b) => b.at - a.at)
}

/** What storage holds may be anything: only well-formed entries pass. */
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
