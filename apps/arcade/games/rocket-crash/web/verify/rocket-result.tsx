import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import { formatMultiplier, LOWEST_CRASH } from '../../rules.ts'
import type { RocketView } from '../../schemas.ts'
import styles from './rocket-result.module.css'
import { rocketVerifyText } from './verify-text.ts'

/** A recomputed flight: where it crashed, and what the bet pays. */
export function RocketResult({ round }: { readonly round: VerifiedRound<RocketView> }) {
  const text = useText(rocketVerifyText)
  return (
    <div className={styles.result}>
      <p>
        {text.crash} <b className="num">{formatMultiplier(round.view.crash ?? LOWEST_CRASH)}×</b>
      </p>
      <p>
        {text.paid} <b className="num">{formatAmount(round.paid)}</b>
      </p>
      <p className={styles.note}>{text.note}</p>
    </div>
  )
}
