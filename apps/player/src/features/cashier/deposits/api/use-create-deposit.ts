import type { Answer } from '../../../../shared/api/send-call.ts'
import { useMoneyCall } from '../../../../shared/money/use-money-call.ts'

/** Opens a deposit order. */
export function useCreateDeposit(onDone: (order: Answer<'createDeposit'>) => void) {
  return useMoneyCall('createDeposit', onDone)
}
