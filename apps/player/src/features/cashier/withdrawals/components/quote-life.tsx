import type { WithdrawalQuote } from '@gamehall/contract/cashier'
import { Countdown } from '@gamehall/ui/countdown.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { serverNow } from '../../../../shared/api/server-time.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { withdrawText } from '../withdraw-text.ts'
import styles from './withdraw-form.module.css'

type QuoteLifeProps = {
  readonly quote: WithdrawalQuote
  readonly isGone: boolean
  readonly onEnd: () => void
}

/** How long the terms still hold, by the hall's clock. */
export function QuoteLife({ quote, isGone, onEnd }: QuoteLifeProps) {
  const text = useText(withdrawText)
  if (isGone) return <Tip tone="warn">{text.quoteGone}</Tip>
  return (
    <p className={styles.hold}>
      {text.quoteHolds}
      <Countdown untilMs={Date.parse(quote.expires_at)} now={serverNow} onEnd={onEnd} />
    </p>
  )
}
