import { formatMoneyAmount } from '@gamehall/money'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { countLeft, useFreeRounds } from '../lobby/free-rounds.ts'
import { launchText } from './launch-text.ts'

const READING_MS = 5_000

/**
 * What the transfer form would have told a player who enters a game at once: free rounds to play, and a leaderboard that
 * counts the rounds. Told once, however the rounds that are left change.
 */
export function EntryNotices({ gid }: { readonly gid: string }) {
  const text = useText(launchText)
  const grants = useFreeRounds(gid)
  const leaderboards = useCallQuery('listGameLeaderboards', { gid }).data?.list
  const [grant] = grants
  const [leaderboard] = leaderboards ?? []

  const told = useRef(new Set<string>())
  const tellOnce = useEffectEvent((subject: 'free-rounds' | 'leaderboard', notice: string) => {
    if (told.current.has(subject)) return
    told.current.add(subject)
    showToast(notice, { kind: 'notice', durationMs: READING_MS, about: `${subject}:${gid}` })
  })
  const freeRounds = grant
    ? text.freeRoundsLeft(
        countLeft(grants),
        formatMoneyAmount(grant.stake),
        formatTaiwanDateTime(grant.expires_at),
      )
    : undefined
  const countsFor = leaderboard ? text.roundsCountFor(leaderboard.title) : undefined
  useEffect(() => {
    if (freeRounds !== undefined) tellOnce('free-rounds', freeRounds)
  }, [freeRounds])
  useEffect(() => {
    if (countsFor !== undefined) tellOnce('leaderboard', countsFor)
  }, [countsFor])
  return null
}
