import type { PlayBreak } from '@gamehall/contract/games'
import { Card } from '@gamehall/ui/card.tsx'
import { Icon } from '@gamehall/ui/icon.tsx'
import { pause as pauseShape } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import styles from './limits.module.css'
import { playLimitsText } from './play-limits-text.ts'

/** The card of the active break, with what remains available. */
export function BreakNow({ pause: { until } }: { readonly pause: PlayBreak }) {
  const text = useText(playLimitsText)
  return (
    <Card look="hero">
      <Icon shape={pauseShape} size="xl" className={styles.mark} />
      <b role="status">{until === null ? text.pausedForGood : text.paused(taiwanDateTime(until))}</b>
      <span className={styles.hint}>{text.pausedHint}</span>
    </Card>
  )
}
