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
import { createIntentKey } from './intent-key.ts'
import type { Answer, Payload } from './send-call.ts'

/** The cache key of a call's answer. A call's name alone addresses all of its answers. */
export function queryKeyOf<N extends CallName>(name: N, payload: Payload<N>): readonly [N, Payload<N>] {
  return [name, payload]
}

type QueryOptions<N extends CallName, Data> = Omit<
  UseQueryOptions<Answer<N>, CallError, Data>,
  'queryKey' | 'queryFn'
>

/** Reads by a call. Its error stays with the page, which has a place for it; nothing pops up. */
export function useCallQuery<N extends CallName, Data = Answer<N>>(
  name: N,
  payload: Payload<N>,
  options?: QueryOptions<N, Data>,
): UseQueryResult<Data, CallError> {
  return useQuery<Answer<N>, CallError, Data>({
    ...options,
    queryKey: queryKeyOf(name, payload),
    queryFn: ({ signal }) => call(name, payload, { signal, isSilent: true }),
  })
}

type MutationOptions<N extends CallName> = Omit<
  UseMutationOptions<Answer<N>, CallError, Payload<N>>,
  'mutationFn'
> & { readonly isSilent?: boolean }

/** Acts by a call. Its error is shown as a toast unless silent; money-moving calls keep one key an intent. */
export function useCallMutation<N extends CallName>(
  name: N,
  { isSilent = false, ...options }: MutationOptions<N> = {},
): UseMutationResult<Answer<N>, CallError, Payload<N>> {
  const [intent] = useState(() => createIntentKey())
  return useMutation<Answer<N>, CallError, Payload<N>>({
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
