import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatNet } from '@gamehall/web-client/money/format-amount.ts'
import { useEffect, useState } from 'react'
import { formatDuration } from './format-duration.ts'
import { useGameKit, useSessionState } from './game-kit.ts'
import styles from './session-figures.module.css'
import { shellText } from './shell-text.ts'

/** The net position and the duration of this session, always in sight. */
export function SessionFigures() {
  const { session } = useGameKit()
  const played = useSessionState((state) => state.played)
  const text = useText(shellText)
  const seconds = useElapsedSeconds(session.played.since, session.server_time)
  const { duties } = session
  const netMinor = played.paidMinor - played.stakedMinor
  if (!duties.net_position && !duties.clock) return null
  return (
    <div className={styles.line}>
      <dl className={styles.figures}>
        {duties.net_position ? (
          <div>
            <dt>{text.net}</dt>
            <dd className="num">{formatNet(netMinor)}</dd>
          </div>
        ) : null}
        {duties.clock ? (
          <div>
            <dt>{text.clock}</dt>
            <dd className="num">
              <span role="timer">{formatDuration(seconds)}</span>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  )
}

/** Seconds since an instant of the server; the device's clock only counts on from the server's. */
function useElapsedSeconds(since: string, serverTime: string): number {
  const [first] = useState(() => performance.now() - (Date.parse(serverTime) - Date.parse(since)))
  const [seconds, setSeconds] = useState(() => elapsed(first))
  useEffect(() => {
    const timer = window.setInterval(() => setSeconds(elapsed(first)), 1_000)
    return () => window.clearInterval(timer)
  }, [first])
  return seconds
}

const elapsed = (first: number): number => Math.max(0, Math.floor((performance.now() - first) / 1_000))
