import type { ChainPayment } from '@gamehall/contract/cashier'
import { CopyButton } from '@gamehall/ui/buttons/copy-button.tsx'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatTaiwanDateTime } from '../records/taiwan-day.ts'
import styles from './chain-payment-list.module.css'
import { chainText } from './chain-text.ts'
import { shortenHash } from './shorten-hash.ts'

const tones = { confirming: 'info', accumulating: 'wait', credited: 'win' } as const

/** Incoming USDT payments with their confirmations. */
export function ChainPaymentList({ payments }: { readonly payments: readonly ChainPayment[] }) {
  return (
    <ul className={styles.list}>
      {payments.map((payment) => (
        <Payment key={`${payment.txid}/${payment.log_index}`} payment={payment} />
      ))}
    </ul>
  )
}

function Payment({ payment }: { readonly payment: ChainPayment }) {
  const text = useText(chainText)
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
        <span>{formatTaiwanDateTime(seen_at)}</span>
        <span className={styles.txid}>
          {shortenHash(txid)}
          <CopyButton text={txid} what={text.txid} />
        </span>
      </div>
    </li>
  )
}
