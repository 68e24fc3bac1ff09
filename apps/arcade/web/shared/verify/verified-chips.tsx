import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import styles from './verified-chips.module.css'

interface VerifiedChipsProps {
  readonly title: string
  readonly chips: readonly { readonly spot: string; readonly amount: string; readonly win: string }[]
  readonly nameOf: (spot: string) => string
}

/** What each bet of a recomputed round pays. */
export function VerifiedChips({ title, chips, nameOf }: VerifiedChipsProps) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={`num ${styles.list}`}>
        {chips.map(({ spot, amount, win }) => (
          <li key={spot}>
            <span>{nameOf(spot)}</span>
            <span>
              {formatAmount(amount)} → {formatAmount(win)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
