import { useState } from 'react'
import { CallError } from './call-error.ts'
import type { CallPayload, CallResponse } from './send-call.ts'
import { useCallMutation } from './use-call.ts'

type QuoteCall = 'quoteWithdrawal' | 'quoteExchange'

export type QuoteRequest<N extends QuoteCall> = {
  readonly quote: CallResponse<N> | undefined
  readonly error: CallError | undefined
  readonly isAsking: boolean
  /** Requests a quote; true if the server gave one. */
  ask(): Promise<boolean>
  clear(): void
}

/** Requests a quote for a payload, and holds the last quote or error. */
export function useQuote<N extends QuoteCall>(name: N, payload: CallPayload<N>): QuoteRequest<N> {
  const { mutateAsync, isPending } = useCallMutation(name, { isSilent: true })
  const [quote, setQuote] = useState<CallResponse<N>>()
  const [error, setError] = useState<CallError>()
  return {
    quote,
    error,
    isAsking: isPending,
    clear: () => setError(undefined),
    ask: async () => {
      setError(undefined)
      try {
        const answer = await mutateAsync(payload)
        setQuote(() => answer)
        return true
      } catch (thrown) {
        if (!(thrown instanceof CallError)) throw thrown
        setError(thrown)
        return false
      }
    },
  }
}
