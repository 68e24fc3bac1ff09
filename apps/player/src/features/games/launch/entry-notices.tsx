import { formatMoneyAmount } from '@gamehall/money'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { countLeft, useFreeRounds } from '../lobby/free-rounds.ts'
import { launchText } from './launch-text.ts'
import { isShownToday, recordShown } from './leaderboard-notice-storage.ts'

const READING_MS = 5_000

/**
 * What the transfer form would have told a player who enters a game at once: free rounds to play, and a leaderboard that
 * counts the rounds. Told once, however the rounds that are left change; of a leaderboard once a day. Closed with the game.
 */
export function EntryNotices({ gid }: { readonly gid: string }) {
  const text = useText(launchText)
  const grants = useFreeRounds(gid)
  const leaderboards = useCallQuery('listGameLeaderboards', { gid }).data?.list
  const [grant] = grants
  const [leaderboard] = leaderboards ?? []

  const told = useRef(new Map<string, () => void>())
  const tellOnce = useEffectEvent((subject: 'free-rounds' | 'leaderboard', notice: string) => {
    if (told.current.has(subject)) return
    const about = `${subject}:${gid}`
    told.current.set(subject, showToast(notice, { kind: 'notice', durationMs: READING_MS, about }))
  })
  useEffect(() => {
    const shown = told.current
    return () => {
      for (const close of shown.values()) close()
    }
  }, [])
  const freeRounds = grant
    ? text.freeRoundsLeft(
        countLeft(grants),
        formatMoneyAmount(grant.stake),
        formatTaiwanDateTime(grant.expires_at),
      )
    : undefined
  const tellOfLeaderboard = useEffectEvent((id: string) => {
    if (leaderboard === undefined || isShownToday(id)) return
    recordShown(id)
    tellOnce('leaderboard', text.roundsCountFor(leaderboard.title))
  })
  const counting = leaderboard?.id
  useEffect(() => {
    if (freeRounds !== undefined) tellOnce('free-rounds', freeRounds)
  }, [freeRounds])
  useEffect(() => {
    if (counting !== undefined) tellOfLeaderboard(counting)
  }, [counting])
  return null
}
