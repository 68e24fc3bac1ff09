import type { WithdrawalChannel } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/card.tsx'
import { Money } from '@gamehall/ui/money.tsx'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { isBelow } from '../../../../shared/money/whole-amount.ts'
import { mostNow, sumText } from '../withdraw-amount.ts'
import { withdrawText } from '../withdraw-text.ts'
import styles from './withdraw-order.module.css'

type WithdrawBalanceProps = {
  readonly info: Answer<'getWithdrawalInfo'>
  readonly channel: WithdrawalChannel | undefined
}

/** The balance of the channel's wallet, the withdrawable and withheld parts and the fee-free amount. */
export function WithdrawBalance({ info, channel }: WithdrawBalanceProps) {
  const text = useText(withdrawText)
  const { readiness } = info
  if (channel?.currency === 'USDT') return <UsdtBalance info={info} channel={channel} />
  return (
    <Card look="hero">
      <span className={styles.say}>{text.balance}</span>
      <Money amount={readiness.balance} size="2xl" />
      <span className={`${styles.say} num`}>{text.withdrawable(sumText(readiness.withdrawable, 'TWD'))}</span>
      {isBelow('0', readiness.withheld) ? (
        <span className={`${styles.say} num`}>{text.withheld(sumText(readiness.withheld, 'TWD'))}</span>
      ) : null}
      <span className={`${styles.say} num`}>{text.free(sumText(readiness.free_amount, 'TWD'))}</span>
    </Card>
  )
}

function UsdtBalance({ info, channel }: { readonly channel: WithdrawalChannel } & WithdrawBalanceProps) {
  const text = useText(withdrawText)
  const isBlocked = channel.blocked_by.length > 0
  const balance = info.balances.find(({ currency }) => currency === 'USDT')?.balance ?? '0.000000'
  return (
    <Card look="hero">
      <span className={styles.say}>{text.usdtBalance}</span>
      <Money amount={balance} currency="USDT" size="2xl" />
      <span className={`${styles.say} num`}>
        {text.withdrawable(sumText(isBlocked ? '0' : mostNow(channel, balance), 'USDT'))}
      </span>
    </Card>
  )
}
