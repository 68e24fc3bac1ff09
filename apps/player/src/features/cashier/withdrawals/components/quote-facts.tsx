import type { WithdrawalChannel, WithdrawalQuote } from '@gamehall/contract/cashier'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { withdrawText } from '../withdraw-text.ts'
import { timeWords } from '../withdraw-words.ts'
import styles from './withdraw-form.module.css'

type QuoteFactsProps = {
  readonly quote: WithdrawalQuote
  readonly channel: WithdrawalChannel
  readonly info: Answer<'getWithdrawalInfo'>
  readonly destination: string
}

/** What leaves the wallet, what it costs, what arrives, where and when. */
export function QuoteFacts({ quote, channel, info, destination }: QuoteFactsProps) {
  const text = useText(withdrawText)
  const { currency } = quote
  return (
    <DescriptionList>
      <DescriptionRow label={text.sum} align="end">
        <Money amount={quote.amount} currency={currency} withCurrency />
      </DescriptionRow>
      {currency === 'TWD' ? (
        <DescriptionRow label={text.freePart} align="end">
          <Money amount={quote.free_amount} />
        </DescriptionRow>
      ) : null}
      <DescriptionRow label={text.fee} align="end">
        <Money amount={quote.fee} currency={currency} withCurrency />
      </DescriptionRow>
      {quote.exchange_rate === null ? null : (
        <DescriptionRow label={text.rate} align="end">
          {text.rateOf(quote.exchange_rate)}
        </DescriptionRow>
      )}
      <DescriptionRow label={text.arrives} align="end">
        <Money
          amount={quote.arrives_amount}
          currency={quote.arrives_currency}
          withCurrency
          className={styles.arrives}
        />
      </DescriptionRow>
      <DescriptionRow label={text.destination} align="end">
        <Destination info={info} id={destination} />
      </DescriptionRow>
      <DescriptionRow label={text.time} align="end">
        {timeWords(text, channel.arrives_in)}
      </DescriptionRow>
    </DescriptionList>
  )
}

/** The whole address, for the last look at it. */
function Destination({ info, id }: { readonly info: Answer<'getWithdrawalInfo'>; readonly id: string }) {
  const card = info.cards.find(({ card_id }) => card_id === id)
  if (card) return `${card.bank_name} ${card.bank_num}`
  const entry = info.addresses.find(({ address_id }) => address_id === id)
  return <span className={styles.address}>{entry ? `${entry.label} ${entry.address}`.trim() : ''}</span>
}
