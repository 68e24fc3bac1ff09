import { moneyText } from '@gamehall/ui/money.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../shared/i18n/text.ts'
import { refreshMoney } from '../../../shared/money/refresh-money.ts'
import { useMoneyCall } from '../../../shared/money/use-money-call.ts'
import { rebateText } from './rebate-text.ts'

/** §8: the rebates are already claimed or expired. */
const ORDER_STATUS = 10040

/** Claims one rebate or all of them, then reloads rebates and balances, also when they were claimed elsewhere. */
export function useClaimRebates(onClaimed: () => void) {
  const text = useText(rebateText)
  const client = useQueryClient()
  const reloadRebates = () => {
    for (const name of ['getRebateInfo', 'listRebates']) void client.invalidateQueries({ queryKey: [name] })
  }
  const call = useMoneyCall('claimRebates', ({ amount }) => {
    onClaimed()
    showToast(text.claimed(moneyText(amount)), { kind: 'success' })
    refreshMoney(client)
    reloadRebates()
  })
  const run: typeof call.run = async (payload) => {
    const answer = await call.run(payload)
    if (answer === undefined) reloadRebates()
    return answer
  }
  return { ...call, run, error: call.error?.code === ORDER_STATUS ? { message: text.gone } : call.error }
}
