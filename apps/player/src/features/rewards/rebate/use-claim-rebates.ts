import { moneyText } from '@gamehall/ui/money.tsx'
import { showToast } from '@gamehall/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../shared/i18n/text.ts'
import { refreshMoney } from '../../../shared/money/refresh-money.ts'
import { useMoneyCall } from '../../../shared/money/use-money-call.ts'
import { rebateText } from './rebate-text.ts'

/** Claims one rebate or all of them; whatever shows them or the wallet is read again. */
export function useClaimRebates() {
  const text = useText(rebateText)
  const client = useQueryClient()
  return useMoneyCall('claimRebates', ({ amount }) => {
    showToast(text.claimed(moneyText(amount)), { kind: 'success' })
    refreshMoney(client)
    for (const name of ['getRebateInfo', 'listRebates', 'getWashStatement'])
      void client.invalidateQueries({ queryKey: [name] })
  })
}
