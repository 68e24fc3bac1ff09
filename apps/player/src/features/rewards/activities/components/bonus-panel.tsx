import type { Activity } from '@gamehall/contract/rewards'
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
