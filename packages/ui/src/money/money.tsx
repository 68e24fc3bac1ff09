import { type Currency, formatMoneyAmount } from '@gamehall/money'
import { classNames } from '../theme/class-names.ts'
import styles from './money.module.css'

export interface MoneyProps {
  /** A wire amount (decimal string): `"1234.50"`. */
  amount: string
  currency?: Currency
  /** Shows a sign (a true minus) and a colour for gain or loss. */
  signed?: boolean
  /** Shows the currency code after the amount. */
  withCurrency?: boolean
  size?: 'inherit' | 'l' | 'xl' | '2xl'
  className?: string | undefined
}

/** An amount of money in tabular numerals. */
export function Money(props: MoneyProps) {
  const {
    amount,
    currency = 'TWD',
    signed = false,
    withCurrency = false,
    size = 'inherit',
    className,
  } = props
  const text = formatMoneyAmount(amount, currency, signed)
  const tone = text.startsWith('\u2212') ? styles.loss : text.startsWith('+') ? styles.win : undefined
  return (
    <span className={classNames(styles.money, 'num', styles[`size-${size}`], signed && tone, className)}>
      {text}
      {withCurrency ? <small className={styles.currency}>{currency}</small> : null}
    </span>
  )
}
