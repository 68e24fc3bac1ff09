import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Countdown } from '@gamehall/ui/date-time/countdown.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import type { MoneyCallState } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useState } from 'react'
import { moneyText } from './money-text.ts'
import styles from './quote-expiry.module.css'

type Quote = { readonly quote_id: string; readonly expires_at: string }

/** Whether a quote has expired: by the server's clock (`isGone`), or because the server refused it (`isRefused`). */
export function useQuoteExpiry(
  quote: Quote,
  error: CallError | undefined,
): { readonly isGone: boolean; readonly isRefused: boolean; end(): void } {
  const [endedQuote, setEndedQuote] = useState<string>()
  const isRefused = error?.fields.some(({ field }) => field === 'quote_id') ?? false
  const isGone = isRefused || endedQuote === quote.quote_id || Date.parse(quote.expires_at) <= serverNow()
  return { isGone, isRefused, end: () => setEndedQuote(quote.quote_id) }
}

type QuoteLifeProps = {
  readonly quote: Quote
  readonly isGone: boolean
  readonly onEnd: () => void
}

/** Countdown to the expiry of a quote by the server's clock, or a warning that it has expired. */
export function QuoteExpiry({ quote, isGone, onEnd }: QuoteLifeProps) {
  const text = useText(moneyText)
  if (isGone) return <Callout tone="warn">{text.quoteGone}</Callout>
  return (
    <p className={styles.hold}>
      {text.quoteHolds}
      <Countdown untilMs={Date.parse(quote.expires_at)} now={serverNow} onEnd={onEnd} />
    </p>
  )
}

type QuoteActionProps = {
  readonly call: { readonly state: MoneyCallState; clearError(): void }
  readonly isGone: boolean
  readonly isQuoting: boolean
  readonly onRequote: () => Promise<boolean>
  /** The button that submits the quote. */
  readonly children: ReactNode
}

/** The action of a sheet with a quote: its submit button, or a button for a new quote once it has expired. */
export function QuoteAction({ call, isGone, isQuoting, onRequote, children }: QuoteActionProps) {
  const text = useText(moneyText)
  if (!isGone || call.state !== 'idle') return children
  const requote = async () => {
    call.clearError()
    await onRequote()
  }
  return (
    <Button block loading={isQuoting} onClick={requote}>
      {text.requote}
    </Button>
  )
}
