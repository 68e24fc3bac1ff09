import type { WalletOrder } from '@gamehall/contract/wallet'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import styles from './outcome.module.css'
import { outcomeText } from './outcome-text.ts'

const NOT_FOUND = 30404
const BAD_REQUEST = 400

/** The page of an exchange or a transfer between players; both complete immediately. */
export function WalletOrderOutcome({
  orderNo,
  notFound,
}: {
  readonly orderNo: string
  readonly notFound: ReactNode
}) {
  const order = useCallQuery('getWalletOrder', { order_no: orderNo })
  if (order.data) return <Outcome order={order.data} />
  if (order.error?.code === NOT_FOUND || order.error?.code === BAD_REQUEST) return notFound
  if (order.isError) return <ErrorState detail={order.error.message} onRetry={() => order.refetch()} />
  return (
    <>
      <Skeleton shape="block" height="140px" />
      <Skeleton shape="block" height="60px" />
      <Skeleton shape="block" height="240px" />
    </>
  )
}

function Outcome({ order }: { readonly order: WalletOrder }) {
  const text = useText(outcomeText)
  const [amount, currency] =
    order.kind === 'exchange' ? [order.receive_amount, order.to] : [order.amount, order.currency]
  return (
    <>
      <Card look="hero">
        <span className={styles.say}>{text[order.kind]}</span>
        <Money amount={amount} currency={currency} withCurrency size="2xl" />
        <StatusPill tone="win">{text.done}</StatusPill>
      </Card>
      <Callout>{nextStepText(text, order)}</Callout>
      <Card>
        <DescriptionList>
          {order.kind === 'exchange' ? <ExchangeFacts order={order} /> : <SentFacts order={order} />}
          <DescriptionRow label={text.fee}>{text.free}</DescriptionRow>
          <DescriptionRow label={text.time}>{formatTaiwanDateTime(order.created_at)}</DescriptionRow>
          <DescriptionRow label={text.orderNo} copy={order.order_no}>
            {order.order_no}
          </DescriptionRow>
        </DescriptionList>
      </Card>
      <BottomBar>
        <AppLink to={href('walletRecord', { id: currency })} className={buttonClass({ variant: 'ghost' })}>
          {text.record}
        </AppLink>
        <AppLink to={href('walletHome')} className={buttonClass({})}>
          {text.toWallet}
        </AppLink>
      </BottomBar>
    </>
  )
}

type Text = (typeof outcomeText)['zh-TW']
type ExchangeOrder = Extract<WalletOrder, { kind: 'exchange' }>
type SentOrder = Exclude<WalletOrder, ExchangeOrder>

function nextStepText(text: Text, order: WalletOrder): string {
  if (order.kind === 'exchange') return order.to === 'TWD' ? text.nextTurnover : text.inUSDT
  return order.kind === 'send' ? text.nextSend : text[`in${order.currency}`]
}

function ExchangeFacts({ order }: { readonly order: ExchangeOrder }) {
  const text = useText(outcomeText)
  return (
    <>
      <DescriptionRow label={text.pay}>
        <Money amount={order.pay_amount} currency={order.from} withCurrency />
      </DescriptionRow>
      <DescriptionRow label={text.received}>
        <Money amount={order.receive_amount} currency={order.to} withCurrency />
      </DescriptionRow>
      <DescriptionRow label={text.rate}>{text.rateOf(order.rate)}</DescriptionRow>
    </>
  )
}

function SentFacts({ order }: { readonly order: SentOrder }) {
  const text = useText(outcomeText)
  return (
    <>
      <DescriptionRow label={order.kind === 'send' ? text.to : text.from}>{order.counterpart}</DescriptionRow>
      <DescriptionRow label={text.amount}>
        <Money amount={order.amount} currency={order.currency} withCurrency />
      </DescriptionRow>
    </>
  )
}
