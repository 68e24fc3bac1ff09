import type { Answer } from '../../../shared/api/send-call.ts'
import { useMoneyCall } from '../../../shared/money/use-money-call.ts'

/** Platform → main wallet: an amount, or all of one or of every platform. */
export function useWithdrawFromGame(onDone: (answer: Answer<'withdrawFromGame'>) => void) {
  return useMoneyCall('withdrawFromGame', onDone)
}
