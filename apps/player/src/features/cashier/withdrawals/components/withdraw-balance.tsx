import type { WithdrawalReadiness } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import { sumText } from '../withdraw-amount.ts'
import { withdrawText } from '../withdraw-text.ts'
import styles from './withdraw-order.module.css'

/** What there is, what could leave now, and how much of it for nothing. */
export function WithdrawBalance({ readiness }: { readonly readiness: WithdrawalReadiness }) {
  const text = useText(withdrawText)
  return (
    <Card look="hero">
      <span className={styles.say}>{text.balance}</span>
      <Money amount={readiness.balance} size="2xl" />
      <span className={`${styles.say} num`}>{text.withdrawable(sumText(readiness.withdrawable, 'TWD'))}</span>
      <span className={`${styles.say} num`}>{text.free(sumText(readiness.free_amount, 'TWD'))}</span>
    </Card>
  )
}
