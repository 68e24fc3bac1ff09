import type { PlayBreak } from '@gamehall/contract/games'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { pause as pauseShape } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import styles from './limits.module.css'
import { playLimitsText } from './play-limits-text.ts'

/** The card of the active break, with what remains available. */
export function ActiveBreakCard({ pause: { until } }: { readonly pause: PlayBreak }) {
  const text = useText(playLimitsText)
  return (
    <Card look="hero">
      <Icon shape={pauseShape} size="xl" className={styles.mark} />
      <b role="status">{until === null ? text.pausedForGood : text.paused(formatTaiwanDateTime(until))}</b>
      <span className={styles.hint}>{text.pausedHint}</span>
    </Card>
  )
}
