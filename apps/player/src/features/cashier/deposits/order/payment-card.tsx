import type { Deposit } from '@gamehall/contract/cashier'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { BankBadge } from '@gamehall/ui/money/bank-badge.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { truncateToDollars } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { UsdtAddress } from '../../../../shared/chain/usdt-address.tsx'
import { getPaymentCode, groupByFour, isPayable } from '../deposit-order.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { useMethodText } from '../methods/method-texts.ts'
import styles from './deposit-order.module.css'
import { StorePayment } from './store-payment.tsx'

/** The payment instructions, while the order can be paid. */
export function PaymentCard({ order }: { readonly order: Deposit }) {
  if (!isPayable(order)) return null
  const code = getPaymentCode(order)
  if (code === null) return <PendingCode order={order} />
  if (order.method === 'usdt') return <UsdtAddress address={code} />
  if (order.method === 'cvs' && order.store !== null)
    return <StorePayment order={order} store={order.store} code={code} />
  return <BankPayment order={order} account={code} />
}

function PendingCode({ order }: { readonly order: Deposit }) {
  const method = useMethodText(order.method)
  return (
    <Card>
      <DescriptionList>
        <DescriptionRow label={method.code} isBig>
          <span className={styles.wash}>
            <Skeleton shape="title" width="220px" />
            <small>{method.noCode}</small>
          </span>
        </DescriptionRow>
      </DescriptionList>
    </Card>
  )
}

function BankPayment({ order, account }: { readonly order: Deposit; readonly account: string }) {
  const text = useText(depositOrderText)
  const method = useMethodText('atm')
  const { bank_code: code, bank_name: name, amount } = order
  return (
    <Card>
      <DescriptionList>
        {code === null ? null : (
          <DescriptionRow label={text.bank} copy={code}>
            <BankBadge code={code} name={name ?? ''} />
          </DescriptionRow>
        )}
        <DescriptionRow label={method.code} copy={account} isBig>
          {groupByFour(account)}
        </DescriptionRow>
        <DescriptionRow label={text.sum} copy={truncateToDollars(amount)}>
          <Money amount={amount} />
        </DescriptionRow>
      </DescriptionList>
    </Card>
  )
}
