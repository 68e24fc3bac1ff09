import type { Currency } from '@gamehall/money'
import { CountUp } from '@gamehall/ui/money/count-up.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useAmountVisibility } from './amount-visibility-store.ts'
import { moneyText } from './money-text.ts'

/** A balance that animates to its new value; dots while the player hides amounts. */
export function MaskableMoney({
  amount,
  currency = 'TWD',
  className,
}: {
  readonly amount: string
  readonly currency?: Currency
  readonly className?: string | undefined
}) {
  const text = useText(moneyText)
  const isHidden = useAmountVisibility((state) => state.isHidden)
  if (!isHidden) return <CountUp amount={amount} currency={currency} className={className} />
  return (
    <span className={className}>
      <span aria-hidden>••••••</span>
      <span className="sr-only">{text.covered}</span>
    </span>
  )
}
