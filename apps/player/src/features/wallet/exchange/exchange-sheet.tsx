import type { ExchangeQuote } from '@gamehall/contract/wallet'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import type { MoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { MoneyCallStatus } from '../../../shared/money/money-call-status.tsx'
import { QuoteAction, QuoteExpiry, useQuoteExpiry } from '../../../shared/money/quote-expiry.tsx'
import styles from './exchange.module.css'
import { ExchangeError } from './exchange-error.tsx'
import { exchangeText } from './exchange-text.ts'

type ExchangeSheetProps = {
  readonly quote: ExchangeQuote
  readonly exchange: MoneyCall<'exchangeCurrency'>
  readonly isOpen: boolean
  readonly isQuoting: boolean
  readonly onRequote: () => Promise<boolean>
  readonly onClose: () => void
}

/** The sheet of a quote: its terms, its remaining time, and the button to exchange. */
export function ExchangeSheet(props: ExchangeSheetProps) {
  const { quote, exchange, isOpen, isQuoting, onRequote, onClose } = props
  const text = useText(exchangeText)
  const { isGone, isRefused, end } = useQuoteExpiry(quote, exchange.error)
  const isBusy = exchange.state !== 'idle'
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.confirm}
      isLocked={isBusy}
      foot={
        <QuoteAction call={exchange} isGone={isGone} isQuoting={isQuoting} onRequote={onRequote}>
          <Button block loading={isBusy} onClick={() => exchange.run({ quote_id: quote.quote_id })}>
            {text.submit}
          </Button>
        </QuoteAction>
      }
    >
      <div className={styles.form}>
        <QuoteTerms quote={quote} />
        <QuoteExpiry quote={quote} isGone={isGone} onEnd={end} />
        <Callout>{quote.to === 'TWD' ? text.withTurnover(text.final) : text.final}</Callout>
        <MoneyCallStatus call={exchange} isErrorShown />
        {isRefused || isBusy ? null : <ExchangeError error={exchange.error} />}
      </div>
    </Sheet>
  )
}

function QuoteTerms({ quote }: { readonly quote: ExchangeQuote }) {
  const text = useText(exchangeText)
  return (
    <DescriptionList>
      <DescriptionRow label={text.youPay} align="end">
        <Money amount={quote.pay_amount} currency={quote.from} withCurrency />
      </DescriptionRow>
      <DescriptionRow label={text.youReceive} align="end">
        <Money amount={quote.receive_amount} currency={quote.to} withCurrency className={styles.arrives} />
      </DescriptionRow>
      <DescriptionRow label={text.rate} align="end">
        {text.rateOf(quote.rate)}
      </DescriptionRow>
      <DescriptionRow label={text.fee} align="end">
        {text.free}
      </DescriptionRow>
      <DescriptionRow label={text.arrives} align="end">
        {text.atOnce}
      </DescriptionRow>
    </DescriptionList>
  )
}
