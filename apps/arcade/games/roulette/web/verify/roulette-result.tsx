import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import { VerifiedChips } from '../../../../web/shared/verify/verified-chips.tsx'
import type { RouletteView } from '../../schemas.ts'
import { spotName } from '../../spot-names.ts'
import { findSpot } from '../../spots.ts'
import { rouletteText } from '../../text.ts'
import { colourOf } from '../../wheel.ts'
import styles from './roulette-result.module.css'
import { rouletteVerifyText } from './verify-text.ts'

/** A recomputed round: its number, and what each bet pays. */
export function RouletteResult({ round }: { readonly round: VerifiedRound<RouletteView> }) {
  const text = useText(rouletteVerifyText)
  const names = useText(rouletteText)
  const { number, chips } = round.view
  return (
    <>
      <p className={styles.total}>
        {text.number}{' '}
        <b className={`num ${styles.number}`} data-colour={colourOf(number)}>
          {number}
        </b>{' '}
        {text.paid} <b className={`num ${styles.paid}`}>{formatAmount(round.paid)}</b>
      </p>
      <VerifiedChips
        title={text.bets}
        chips={chips}
        nameOf={(spot) => {
          const found = findSpot(spot)
          return found === undefined ? spot : spotName(found, names)
        }}
      />
    </>
  )
}
