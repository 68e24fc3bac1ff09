import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'

/** Transfers from the main wallet to a platform. */
export function useDepositToGame(onDone: (answer: CallResponse<'depositToGame'>) => void) {
  return useMoneyCall('depositToGame', onDone)
}
