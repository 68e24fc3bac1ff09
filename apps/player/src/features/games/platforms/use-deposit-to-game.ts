import type { CallResponse } from '../../../shared/api/send-call.ts'
import { useMoneyCall } from '../../../shared/money/use-money-call.ts'

/** Transfers from the main wallet to a platform. */
export function useDepositToGame(onDone: (answer: CallResponse<'depositToGame'>) => void) {
  return useMoneyCall('depositToGame', onDone)
}
