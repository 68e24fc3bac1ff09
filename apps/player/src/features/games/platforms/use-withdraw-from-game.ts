import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'

/** Transfers back to the main wallet: an amount, or the whole balance of one or of every platform. */
export function useWithdrawFromGame(onDone: (answer: CallResponse<'withdrawFromGame'>) => void) {
  return useMoneyCall('withdrawFromGame', onDone)
}
