import { type Currency, formatDisplayAmount, parseMoney } from '@gamehall/money'
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

/** Formats a wire amount for the screen: `1,234.50`; text that is not an amount is returned unchanged. */
export function formatMoneyAmount(amount: string, currency: Currency = 'TWD', signed = false): string {
  const parsed = parseMoney(amount, currency, { allowNegative: true })
  return parsed.ok ? formatDisplayAmount(parsed.minor, currency, { signed }).replace('-', '\u2212') : amount
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
