import type { CallName } from '@gamehall/contract'
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallError } from './call-error.ts'
import type { CallPayload, CallResponse } from './send-call.ts'

type ListAnswer = {
  readonly list: readonly unknown[]
  /** Null on later pages of a history, which returns it with its first page only. */
  readonly total: number | null
  readonly page: number
  readonly page_size: number
  readonly next_cursor?: string | null
}

/** The calls that return a list by page number, or a history by cursor. */
export type ListCallName = { [N in CallName]: CallResponse<N> extends ListAnswer ? N : never }[CallName]

type Place = { readonly page: number; readonly cursor: string | null }
const first: Place = { page: 1, cursor: null }

/** The parameter of the next page; undefined at the end. */
export function nextPageParam(answer: ListAnswer): Place | undefined {
  if (answer.next_cursor !== undefined)
    return answer.next_cursor === null ? undefined : { page: 1, cursor: answer.next_cursor }
  const hasMore = answer.list.length > 0 && answer.page * answer.page_size < (answer.total ?? 0)
  return hasMore ? { page: answer.page + 1, cursor: null } : undefined
}

type ListOptions<N extends ListCallName> = Pick<
  UseInfiniteQueryOptions<
    CallResponse<N>,
    CallError,
    InfiniteData<CallResponse<N>, Place>,
    readonly unknown[],
    Place
  >,
  'refetchInterval'
>

/** Reads a list page by page. `flattenPages` joins the pages for an `InfiniteList`. */
export function useInfiniteCallQuery<N extends ListCallName>(
  name: N,
  payload: Omit<CallPayload<N>, 'page' | 'cursor'>,
  options?: ListOptions<N>,
): UseInfiniteQueryResult<InfiniteData<CallResponse<N>, Place>, CallError> {
  return useInfiniteQuery<
    CallResponse<N>,
    CallError,
    InfiniteData<CallResponse<N>, Place>,
    readonly unknown[],
    Place
  >({
    ...options,
    queryKey: [name, 'pages', payload],
    initialPageParam: first,
    queryFn: ({ pageParam: { page, cursor }, signal }) =>
      // Every list request of the contract takes `page` and `cursor` besides its own filters.
      call(name, { ...payload, page, ...(cursor && { cursor }) } as CallPayload<N>, {
        signal,
        isSilent: true,
      }),
    getNextPageParam: (answer) => nextPageParam(answer),
  })
}

/** All items read so far; undefined while the first page loads. */
export function flattenPages<Item>(
  data: InfiniteData<{ readonly list: readonly Item[] }, Place> | undefined,
): readonly Item[] | undefined {
  return data?.pages.flatMap((page) => page.list)
}
