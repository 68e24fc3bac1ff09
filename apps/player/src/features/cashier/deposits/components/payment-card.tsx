import type { Deposit } from '@gamehall/contract/cashier'
import { BankBadge } from '@gamehall/ui/bank-badge.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/description-list.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { UsdtAddress } from '../../../../shared/chain/usdt-address.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { wholeDollars } from '../../../../shared/money/whole-amount.ts'
import { groupFours, isPayable, payCodeOf } from '../deposit-order.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { orderText } from '../order-text.ts'
import styles from './deposit-order.module.css'
import { StorePayment } from './store-payment.tsx'

/** The payment instructions, while the order can be paid. */
export function PaymentCard({ order }: { readonly order: Deposit }) {
  if (!isPayable(order)) return null
  const code = payCodeOf(order)
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
  const text = useText(orderText)
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
          {groupFours(account)}
        </DescriptionRow>
        <DescriptionRow label={text.sum} copy={wholeDollars(amount)}>
          <Money amount={amount} />
        </DescriptionRow>
      </DescriptionList>
    </Card>
  )
}
