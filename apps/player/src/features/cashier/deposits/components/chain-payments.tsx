import type { Deposit } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { ChainPaymentList } from '../../../../shared/chain/chain-payment-list.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { amountLess, amountSum, isBelow } from '../../../../shared/money/whole-amount.ts'
import { useDepositInfo } from '../api/use-deposit-info.ts'
import { sumOf } from '../deposit-words.ts'
import { orderText } from '../order-text.ts'

/** The USDT payments of this order with their confirmations. */
export function ChainPayments({ order }: { readonly order: Deposit }) {
  const text = useText(orderText)
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
  const text = useText(orderText)
  const channel = useDepositInfo().data?.channels.find(({ channel_id }) => channel_id === channelId)
  const minimum = channel?.min_pay_amount ?? undefined
  const got = amountSum(amounts, 'USDT')
  if (minimum === undefined || !isBelow(got, minimum, 'USDT'))
    return <Tip tone="warn">{text.short(sumOf(got, 'USDT'))}</Tip>
  const rest = amountLess(minimum, got, 'USDT')
  return (
    <Tip tone="warn">{text.shortOf(sumOf(got, 'USDT'), sumOf(minimum, 'USDT'), sumOf(rest, 'USDT'))}</Tip>
  )
}
