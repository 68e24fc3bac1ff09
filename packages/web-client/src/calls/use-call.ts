import type { CallName } from '@gamehall/contract'
import {
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { call } from './call.ts'
import type { CallError } from './call-error.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { CallPayload, CallResponse } from './send-call.ts'

/** The cache key of a response. `[name]` alone matches all responses of a call. */
export function queryKeyOf<N extends CallName>(
  name: N,
  payload: CallPayload<N>,
): readonly [N, CallPayload<N>] {
  return [name, payload]
}

type QueryOptions<N extends CallName, Data> = Omit<
  UseQueryOptions<CallResponse<N>, CallError, Data>,
  'queryKey' | 'queryFn'
>

/** Queries a call. Its error is left to the page; no toast is shown. */
export function useCallQuery<N extends CallName, Data = CallResponse<N>>(
  name: N,
  payload: CallPayload<N>,
  options?: QueryOptions<N, Data>,
): UseQueryResult<Data, CallError> {
  return useQuery<CallResponse<N>, CallError, Data>({
    ...options,
    queryKey: queryKeyOf(name, payload),
    queryFn: ({ signal }) => call(name, payload, { signal, isSilent: true }),
  })
}

type MutationOptions<N extends CallName> = Omit<
  UseMutationOptions<CallResponse<N>, CallError, CallPayload<N>>,
  'mutationFn'
> & { readonly isSilent?: boolean }

/** Mutates by a call. Its error is shown as a toast unless silent; an intent keeps one idempotency key over its attempts. */
export function useCallMutation<N extends CallName>(
  name: N,
  { isSilent = false, ...options }: MutationOptions<N> = {},
): UseMutationResult<CallResponse<N>, CallError, CallPayload<N>> {
  const [intent] = useState(() => createIdempotencyKeys())
  return useMutation<CallResponse<N>, CallError, CallPayload<N>>({
    ...options,
    mutationFn: async (payload) => {
      const idempotencyKey = intent.keyFor(payload)
      try {
        const answer = await call(name, payload, { isSilent, idempotencyKey })
        intent.settle(undefined)
        return answer
      } catch (error) {
        intent.settle(error)
        throw error
      }
    },
  })
}
