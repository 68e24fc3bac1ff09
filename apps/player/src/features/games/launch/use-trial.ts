import { useState } from 'react'
import type { GameMessage } from '../stage/game-messages.ts'
import { useTrialUrl } from './api.ts'
import { forgetTrial, keepTrial, keptTrialUrl } from './trial-storage.ts'

/** The codes by which a game reports that its session takes no further calls (docs/protocols/arcade-embed.md). */
const SESSION_ENDS: ReadonlySet<string> = new Set([
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'SESSION_ENDED',
  'PLAYER_DISABLED',
])

/**
 * A trial: opened, or continued after a reload of the page while its session lives. A kept trial whose session has ended
 * before its game was ready is replaced by a new one; where a session ends during play, the game itself tells so.
 */
export function useTrial(gid: string) {
  const trial = useTrialUrl(gid)
  const url = trial.data?.GameUrl
  const [unproven, setUnproven] = useState(() => keptTrialUrl(gid))
  const followGame = (message: GameMessage) => {
    if (message.type === 'ready') {
      setUnproven(undefined)
      if (url) keepTrial(gid, url)
    } else if (message.type === 'error' && SESSION_ENDS.has(message.code)) {
      forgetTrial()
      if (unproven === undefined) return
      setUnproven(undefined)
      void trial.refetch()
    }
  }
  return { url, trial, followGame }
}
