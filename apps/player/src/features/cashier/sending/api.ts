import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { type MoneyCall, useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshMoneyQueries } from '../../../shared/money/refresh-money.ts'

/** Finds a recipient by account name or user id. Silent: the form shows `error`. */
export function useFindRecipient() {
  const { mutateAsync, isPending } = useCallMutation('findRecipient', { isSilent: true })
  const [found, setFound] = useState<CallResponse<'findRecipient'>>()
  const [error, setError] = useState<CallError>()
  return {
    found,
    error,
    isAsking: isPending,
    clear: () => setError(undefined),
    ask: async (recipient: string): Promise<boolean> => {
      setError(undefined)
      try {
        setFound(await mutateAsync({ recipient }))
        return true
      } catch (thrown) {
        if (!(thrown instanceof CallError)) throw thrown
        setError(thrown)
        return false
      }
    },
  }
}

/** Sends money to another player, idempotently. */
export function useSendToPlayer(
  onDone: (sent: CallResponse<'sendToPlayer'>) => void,
): MoneyCall<'sendToPlayer'> {
  const client = useQueryClient()
  return useMoneyCall('sendToPlayer', (sent) => {
    refreshMoneyQueries(client)
    onDone(sent)
  })
}
