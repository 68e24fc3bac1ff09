import type { Deposit } from '@gamehall/contract/cashier'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow, subtractAmounts, sumAmounts } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { ChainPaymentList } from '../../../../shared/chain/chain-payment-list.tsx'
import { useDepositInfo } from '../api.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { formatSum } from '../format-deposit.ts'

/** The USDT payments of this order with their confirmations. */
export function ChainPayments({ order }: { readonly order: Deposit }) {
  const text = useText(depositOrderText)
  const { chain_payments: payments, channel_id } = order
  if (payments.length === 0) return null
  const waiting = payments.filter(({ state }) => state === 'accumulating').map(({ amount }) => amount)
  return (
    <Card title={text.payments}>
      <ChainPaymentList payments={payments} />
      {waiting.length === 0 ? null : <BelowMinimumTip amounts={waiting} channelId={channel_id} />}
    </Card>
  )
}

type BelowMinimumTipProps = { readonly amounts: readonly string[]; readonly channelId: string }

/** Shown when the payments are below the minimum: the received amount and the missing rest. */
function BelowMinimumTip({ amounts, channelId }: BelowMinimumTipProps) {
  const text = useText(depositOrderText)
  const channel = useDepositInfo().data?.channels.find(({ channel_id }) => channel_id === channelId)
  const minimum = channel?.min_pay_amount ?? undefined
  const got = sumAmounts(amounts, 'USDT')
  if (minimum === undefined || !isAmountBelow(got, minimum, 'USDT'))
    return <Callout tone="warn">{text.short(formatSum(got, 'USDT'))}</Callout>
  const rest = subtractAmounts(minimum, got, 'USDT')
  return (
    <Callout tone="warn">
      {text.shortOf(formatSum(got, 'USDT'), formatSum(minimum, 'USDT'), formatSum(rest, 'USDT'))}
    </Callout>
  )
}
