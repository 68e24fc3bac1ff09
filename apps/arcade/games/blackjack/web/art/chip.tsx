import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import styles from './chip.module.css'

/** The colour of the largest chip that an amount contains. */
function colourOf(amountMinor: bigint): string | undefined {
  if (amountMinor >= 100_000n) return styles.thousand
  if (amountMinor >= 50_000n) return styles.fiveHundred
  if (amountMinor >= 10_000n) return styles.hundred
  return amountMinor >= 5_000n ? styles.fifty : styles.ten
}

/** A chip, or a stack worth more, with its amount. */
export function Chip({
  amountMinor,
  className,
}: {
  readonly amountMinor: bigint
  readonly className?: string | undefined
}) {
  const amount = formatWholeAmount(amountMinor)
  return (
    <span className={classNames(styles.chip, colourOf(amountMinor), className)}>
      <span className={classNames('num', styles.face, amount.length > 4 && styles.long)}>{amount}</span>
    </span>
  )
}
