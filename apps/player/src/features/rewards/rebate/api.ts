import type { GameCategory } from '@gamehall/contract/games'
import type { RebateState } from '@gamehall/contract/rewards'
import { formatMoneyAmount } from '@gamehall/money'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshMoneyQueries } from '../../../shared/money/refresh-money.ts'
import { rebateText } from './rebate-text.ts'

/** Loads today's preview and the unclaimed rebates; reloads on `user_change` and `gold_change`. */
export function useRebateInfo() {
  const info = useCallQuery('getRebateInfo', {})
  usePush(['user_change', 'gold_change'], () => info.refetch())
  return info
}

export type RebateFilter = {
  readonly start_time?: string
  readonly end_time?: string
  readonly state?: RebateState | null
  readonly type?: GameCategory | null
}

/** Loads the posted rebates, newest first; reloads on `user_change`. */
export function useRebates(filter: RebateFilter) {
  const rebates = useInfiniteCallQuery('listRebates', filter)
  usePush(['user_change'], () => rebates.refetch())
  return rebates
}

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
