import { formatMoneyAmount } from '@gamehall/money'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMoneyQueries } from '../../../shared/money/refresh-money.ts'
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
    const paid = formatMoneyAmount(amount)
    showToast(text.claimed(paid), { kind: 'success', paid })
    refreshMoneyQueries(client)
    reloadRebates()
  })
  const run: typeof call.run = async (payload) => {
    const answer = await call.run(payload)
    if (answer === undefined) reloadRebates()
    return answer
  }
  return { ...call, run, error: call.error?.code === ORDER_STATUS ? { message: text.gone } : call.error }
}
