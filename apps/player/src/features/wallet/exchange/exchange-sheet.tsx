import type { ExchangeQuote } from '@gamehall/contract/wallet'
import { Button } from '@gamehall/ui/button.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import { MoneyCallNote } from '../../../shared/money/money-call-note.tsx'
import { moneyText } from '../../../shared/money/money-text.ts'
import { QuoteLife, useQuoteEnd } from '../../../shared/money/quote-life.tsx'
import type { MoneyCall } from '../../../shared/money/use-money-call.ts'
import styles from './exchange.module.css'
import { ExchangeRefusal } from './exchange-refusal.tsx'
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
  const money = useText(moneyText)
  const { isGone, isRefused, end } = useQuoteEnd(quote, exchange.error)
  const isBusy = exchange.state !== 'idle'
  const requote = async () => {
    exchange.clearError()
    await onRequote()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text.confirm}
      isLocked={isBusy}
      foot={
        isGone && !isBusy ? (
          <Button block loading={isQuoting} onClick={requote}>
            {money.requote}
          </Button>
        ) : (
          <Button block loading={isBusy} onClick={() => exchange.run({ quote_id: quote.quote_id })}>
            {text.submit}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <QuoteTerms quote={quote} />
        <QuoteLife quote={quote} isGone={isGone} onEnd={end} />
        <Tip>{quote.to === 'TWD' ? text.withTurnover(text.final) : text.final}</Tip>
        <MoneyCallNote call={exchange} isErrorShown />
        {isRefused || isBusy ? null : <ExchangeRefusal error={exchange.error} />}
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
