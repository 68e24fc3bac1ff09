import type { ChainPayment, Deposit } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { CopyButton } from '@gamehall/ui/copy-button.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { ProgressBar } from '@gamehall/ui/progress-bar.tsx'
import { StatusPill } from '@gamehall/ui/status-pill.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { amountLess, amountSum, isBelow } from '../../../../shared/money/whole-amount.ts'
import { taiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { useDepositInfo } from '../api/use-deposit-info.ts'
import { sumOf } from '../deposit-words.ts'
import { orderText } from '../order-text.ts'
import styles from './chain-payments.module.css'

const tones = { confirming: 'info', accumulating: 'wait', credited: 'win' } as const

/** The USDT seen on the way to this order, each with its confirmations. */
export function ChainPayments({ order }: { readonly order: Deposit }) {
  const text = useText(orderText)
  const { chain_payments: payments, channel_id } = order
  if (payments.length === 0) return null
  const waiting = payments.filter(({ state }) => state === 'accumulating').map(({ amount }) => amount)
  return (
    <Card title={text.payments}>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <Payment key={payment.txid} payment={payment} />
        ))}
      </ul>
      {waiting.length === 0 ? null : <TooLittle amounts={waiting} channelId={channel_id} />}
    </Card>
  )
}

function Payment({ payment }: { readonly payment: ChainPayment }) {
  const text = useText(orderText)
  const { amount, state, confirmations, confirmations_needed: needed, txid, seen_at } = payment
  const count = Math.min(confirmations, needed)
  return (
    <li className={styles.payment}>
      <div className={styles.line}>
        <Money amount={amount} currency="USDT" withCurrency size="l" />
        <StatusPill tone={tones[state]}>
          {text[state]}
          {state === 'confirming' ? ` ${text.confirmedOf(count, needed)}` : ''}
        </StatusPill>
      </div>
      {state === 'confirming' ? (
        <ProgressBar
          value={count}
          max={needed}
          label={text.confirmations}
          valueText={text.confirmedOf(count, needed)}
        />
      ) : null}
      <div className={`${styles.line} ${styles.small} num`}>
        <span>{taiwanDateTime(seen_at)}</span>
        <span className={styles.txid}>
          {shortened(txid)}
          <CopyButton text={txid} what={text.txid} />
        </span>
      </div>
    </li>
  )
}

type TooLittleProps = { readonly amounts: readonly string[]; readonly channelId: string }

/** Less than the minimum waits for more: how much there is, and how much it takes. */
function TooLittle({ amounts, channelId }: TooLittleProps) {
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

/** `a1b2c3d4…9f8e7d6c`: enough to compare with what a wallet shows. */
function shortened(txid: string): string {
  return txid.length > 20 ? `${txid.slice(0, 8)}…${txid.slice(-8)}` : txid
}
