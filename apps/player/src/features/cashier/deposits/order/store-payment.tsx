import type { ConvenienceStore, Deposit } from '@gamehall/contract/cashier'
import { StoreLogo } from '@gamehall/ui/art/store-logo.tsx'
import { DescriptionList, DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { groupByFour } from '../deposit-order.ts'
import { depositOrderText } from '../deposit-order-text.ts'
import { useMethodText } from '../methods/method-texts.ts'
import { useStoreText } from '../methods/store-text.ts'
import styles from './store-payment.module.css'

type StorePaymentProps = {
  readonly order: Deposit
  readonly store: ConvenienceStore
  readonly code: string
}

/** The payment code and the steps at the store's kiosk. */
export function StorePayment({ order, store, code }: StorePaymentProps) {
  const text = useText(depositOrderText)
  const method = useMethodText('cvs')
  const words = useStoreText(store)
  return (
    <Card>
      <DescriptionList>
        <DescriptionRow label={text.atStore}>
          <span className={styles.store}>
            <StoreLogo store={store} size={32} />
            {order.store_name ?? words.name}
          </span>
        </DescriptionRow>
        <DescriptionRow label={method.code} copy={code} isBig>
          {groupByFour(code)}
        </DescriptionRow>
      </DescriptionList>
      <h2 className={styles.heading}>{text.howTo(words.machine)}</h2>
      <ol className={styles.steps}>
        <li>{words.find}</li>
        <li>{words.type}</li>
        <li>{words.pay}</li>
      </ol>
    </Card>
  )
}
