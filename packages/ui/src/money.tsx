import { type Currency, formatScreen, parseMoney } from '@gamehall/money'
import { classNames } from './class-names.ts'
import styles from './money.module.css'

export interface MoneyProps {
  /** The wire's decimal string: `"1234.50"`. */
  amount: string
  currency?: Currency
  /** A gain or a loss: sign in front (a true minus), and colour. */
  signed?: boolean
  /** Shows the currency's code after the amount. */
  withCurrency?: boolean
  size?: 'inherit' | 'l' | 'xl' | '2xl'
  className?: string | undefined
}

/** `1,234.50` as the screen shows it; what is not money is shown as it came. */
export function moneyText(amount: string, currency: Currency = 'TWD', signed = false): string {
  const parsed = parseMoney(amount, currency, { allowNegative: true })
  return parsed.ok ? formatScreen(parsed.minor, currency, { signed }).replace('-', '\u2212') : amount
}

/** An amount of money, in numerals that line up. */
export function Money(props: MoneyProps) {
  const {
    amount,
    currency = 'TWD',
    signed = false,
    withCurrency = false,
    size = 'inherit',
    className,
  } = props
  const text = moneyText(amount, currency, signed)
  const tone = text.startsWith('\u2212') ? styles.loss : text.startsWith('+') ? styles.win : undefined
  return (
    <span className={classNames(styles.money, 'num', styles[`size-${size}`], signed && tone, className)}>
      {text}
      {withCurrency ? <small className={styles.currency}>{currency}</small> : null}
    </span>
  )
}
