import { useState } from 'react'
import { CallError } from '../../../shared/api/call-error.ts'
import type { CallResponse } from '../../../shared/api/send-call.ts'
import { useCallMutation } from '../../../shared/api/use-call.ts'

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
