import type { Answer } from '../../../shared/api/send-call.ts'
import { useMoneyCall } from '../../../shared/money/use-money-call.ts'

/** Transfers back to the main wallet: an amount, or the whole balance of one or of every platform. */
export function useWithdrawFromGame(onDone: (answer: Answer<'withdrawFromGame'>) => void) {
  return useMoneyCall('withdrawFromGame', onDone)
}
