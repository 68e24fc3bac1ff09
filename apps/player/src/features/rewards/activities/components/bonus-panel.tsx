import type { Activity, FreeRoundsPrize } from '@gamehall/contract/rewards'
import { formatMoneyAmount } from '@gamehall/money'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { activitiesText } from '../activities-text.ts'
import { bonusTerms } from '../bonus-terms.ts'
import styles from './activity.module.css'

/** An offer's bonus with its terms. */
export function BonusPanel({ activity }: { readonly activity: Activity }) {
  const text = useText(activitiesText)
  const { bonus } = activity
  if (bonus === null) return null
  if (bonus.free_rounds !== null)
    return <FreeRoundsPanel activity={activity} bonus={bonus} freeRounds={bonus.free_rounds} />
  return (
    <div className={styles.bonus}>
      <span className={styles.bonusLabel}>
        {text.bonus}
        {bonus.is_most ? ` ${text.upTo}` : ''}
      </span>
      <span className={styles.bonusSum}>
        <Money amount={bonus.amount} withCurrency />
      </span>
      <span className={styles.period}>{bonusTerms(text, activity)}</span>
    </div>
  )
}

type FreeRoundsPanelProps = {
  readonly activity: Activity
  readonly bonus: NonNullable<Activity['bonus']>
  readonly freeRounds: FreeRoundsPrize
}

/** An offer's free rounds: of what, at whose cost, and what becomes of what they win. */
function FreeRoundsPanel({ activity, bonus, freeRounds }: FreeRoundsPanelProps) {
  const text = useText(activitiesText)
  const { game_name: game, rounds, stake, days } = freeRounds
  const { wash_percent: wash } = bonus
  return (
    <div className={styles.bonus}>
      <span className={styles.bonusLabel}>{text.freeRounds}</span>
      <span className={styles.bonusSum}>{text.freeCount(rounds)}</span>
      <span className={styles.period}>{text.freeTerms(game, formatMoneyAmount(stake), days)}</span>
      <span className={styles.period}>
        {wash === 0 ? text.freeNoWash : text.freeWash(String(wash / 100))}
      </span>
      <span className={styles.period}>{text[activity.frequency]}</span>
    </div>
  )
}
