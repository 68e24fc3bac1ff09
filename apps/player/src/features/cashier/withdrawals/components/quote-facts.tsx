import type { WithdrawalChannel, WithdrawalMethod, WithdrawalQuote } from '@gamehall/contract/cashier'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from '../../readiness/form.module.css'
import { formatArrivalTime } from '../format-withdrawal.ts'
import { withdrawText } from '../withdraw-text.ts'

type QuoteFactsProps = {
  readonly quote: WithdrawalQuote
  readonly channel: WithdrawalChannel
  readonly info: CallResponse<'getWithdrawalInfo'>
  readonly destination: string
}

/** The details of a quote: amount, fee, rate, received amount, destination and time. */
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
        <Destination info={info} method={channel.method} id={destination} />
      </DescriptionRow>
      <DescriptionRow label={text.time} align="end">
        {formatArrivalTime(text, channel.arrives_in)}
      </DescriptionRow>
    </DescriptionList>
  )
}

type DestinationProps = {
  readonly info: CallResponse<'getWithdrawalInfo'>
  readonly method: WithdrawalMethod
  readonly id: string
}

/** The destination with its full address. Ids are unique per kind only: a card and an address can have the same id. */
function Destination({ info, method, id }: DestinationProps) {
  if (method === 'bank') {
    const card = info.cards.find(({ card_id }) => card_id === id)
    return card ? `${card.bank_name} ${card.bank_num}` : ''
  }
  const entry = info.addresses.find(({ address_id }) => address_id === id)
  return <span className={styles.address}>{entry ? `${entry.label} ${entry.address}`.trim() : ''}</span>
}
