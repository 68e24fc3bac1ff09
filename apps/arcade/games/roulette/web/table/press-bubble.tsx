import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { ROULETTE_LIMITS } from '../../limits.ts'
import { spotName } from '../../spot-names.ts'
import { PAYOUTS, type Spot } from '../../spots.ts'
import { rouletteText } from '../../text.ts'
import styles from './bet-table.module.css'

interface PressBubbleProps {
  readonly spot: Spot | null
  readonly limits: (typeof ROULETTE_LIMITS)['european']
}

/** Names the spot under the finger with its payout and limits, before the chip is let go. */
export function PressBubble({ spot, limits }: PressBubbleProps) {
  const text = useText(rouletteText)
  if (spot === null) return null
  const { min, max } = limits[spot.kind]
  return (
    <p className={styles.bubble} aria-hidden="true">
      <b>{spotName(spot, text)}</b>
      <span className="num">
        {text.pays(`${PAYOUTS[spot.kind]}`)} · {text.range(formatWholeAmount(min), formatWholeAmount(max))}
      </span>
    </p>
  )
}
