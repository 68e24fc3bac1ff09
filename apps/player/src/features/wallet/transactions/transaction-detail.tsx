import type { Transaction } from '@gamehall/contract/wallet'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { StatusPill, type Tone } from '@gamehall/ui/data-display/status-pill.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { formatTaiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { usePlatformNames } from './api.ts'
import styles from './transaction-detail.module.css'
import { TransactionFacts } from './transaction-facts.tsx'
import { transactionTarget } from './transaction-subtypes.ts'
import { type TransactionsText, transactionsText } from './transactions-text.ts'

const tones: Readonly<Record<Transaction['status'], Tone>> = {
  processing: 'wait',
  success: 'win',
  failed: 'loss',
  cancelled: 'neutral',
}

/** The details of a transaction, with a link to its order. */
export function TransactionDetail({
  transaction,
  onLeave,
}: {
  readonly transaction: Transaction
  /** Called when the player opens the order. */
  readonly onLeave?: () => void
}) {
  const text = useText(transactionsText)
  const nameOf = usePlatformNames()
  const target = transactionTarget(transaction)
  const { amount, currency, balance_after, api_key, order_no, type, sub_type, status, id } = transaction
  return (
    <div className={styles.detail}>
      <div className={styles.sum}>
        <span>{text[sub_type]}</span>
        <Money amount={amount} currency={currency} signed size="2xl" />
        <StatusPill tone={tones[status]}>{text[status]}</StatusPill>
      </div>
      <DescriptionList>
        <DescriptionRow label={text.type}>{text[type]}</DescriptionRow>
        <DescriptionRow label={text.wallet}>{text[currency]}</DescriptionRow>
        {balance_after === null ? null : (
          <DescriptionRow label={text.after}>
            <Money amount={balance_after} currency={currency} />
          </DescriptionRow>
        )}
        {api_key === null ? null : <DescriptionRow label={text.platform}>{nameOf(api_key)}</DescriptionRow>}
        <TransactionFacts transaction={transaction} />
        <DescriptionRow label={text.time}>{formatTaiwanDateTime(transaction.created_at)}</DescriptionRow>
        {order_no === null ? null : (
          <DescriptionRow label={text.orderNo} copy={order_no}>
            {order_no}
          </DescriptionRow>
        )}
        <DescriptionRow label={text.number} copy={id}>
          {id}
        </DescriptionRow>
      </DescriptionList>
      {target === undefined ? null : (
        <AppLink
          to={target}
          className={buttonClass({ variant: 'ghost', block: true })}
          {...(onLeave && { onClick: onLeave })}
        >
          {targetLabel(text, transaction)}
        </AppLink>
      )}
    </div>
  )
}

function targetLabel(text: TransactionsText, { type, sub_type }: Transaction): string {
  if (type === 'recharge') return text.seeOrder
  const isWithdrawal = type === 'withdraw' || sub_type === 'fallback_withdraw'
  return isWithdrawal ? text.seeWithdrawal : text.seeTransfer
}
