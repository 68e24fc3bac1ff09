import type { Answer } from '../../../shared/api/send-call.ts'
import { useMoneyCall } from '../../../shared/money/use-money-call.ts'

/** Transfers from the main wallet to a platform. */
export function useDepositToGame(onDone: (answer: Answer<'depositToGame'>) => void) {
  return useMoneyCall('depositToGame', onDone)
}
