import type { WithdrawalChannel } from '@gamehall/contract/cashier'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { formatWithCurrency } from '../../../../shared/money/format-with-currency.ts'
import { maximumWithdrawal } from '../withdraw-amount.ts'
import { withdrawText } from '../withdraw-text.ts'
import styles from './withdraw-order.module.css'

type WithdrawBalanceProps = {
  readonly info: CallResponse<'getWithdrawalInfo'>
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
      <span className={`${styles.say} num`}>
        {text.withdrawable(formatWithCurrency(readiness.withdrawable, 'TWD'))}
      </span>
      {isAmountBelow('0', readiness.withheld) ? (
        <span className={`${styles.say} num`}>
          {text.withheld(formatWithCurrency(readiness.withheld, 'TWD'))}
        </span>
      ) : null}
      <span className={`${styles.say} num`}>
        {text.free(formatWithCurrency(readiness.free_amount, 'TWD'))}
      </span>
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
        {text.withdrawable(formatWithCurrency(isBlocked ? '0' : maximumWithdrawal(channel, balance), 'USDT'))}
      </span>
    </Card>
  )
}
