import type { Currency } from '@gamehall/money'
import { CountUp } from '@gamehall/ui/count-up.tsx'
import { useText } from '../i18n/text.ts'
import { useAmounts } from './amounts-store.ts'
import { moneyText } from './money-text.ts'

/** A balance that animates to its new value; dots while the player hides amounts. */
export function CoveredMoney({
  amount,
  currency = 'TWD',
  className,
}: {
  readonly amount: string
  readonly currency?: Currency
  readonly className?: string | undefined
}) {
  const text = useText(moneyText)
  const isHidden = useAmounts((state) => state.isHidden)
  if (!isHidden) return <CountUp amount={amount} currency={currency} className={className} />
  return (
    <span className={className}>
      <span aria-hidden>••••••</span>
      <span className="sr-only">{text.covered}</span>
    </span>
  )
}
