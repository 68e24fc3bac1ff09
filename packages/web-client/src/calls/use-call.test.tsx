import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { useCallMutation, useCallQuery } from './use-call.ts'
import { nextPageParam } from './use-infinite-call-query.ts'

const fetchMock = vi.fn<typeof fetch>()
const ok = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const around = (queryClient: QueryClient) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  ),
})

beforeEach(() => void vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  vi.unstubAllGlobals()
  fetchMock.mockReset()
})

describe('useCallQuery', () => {
  it('caches the response under the call’s name and payload', async () => {
    fetchMock.mockResolvedValue(ok({ list: [] }))
    const queryClient = client()
    const { result } = renderHook(() => useCallQuery('listBanners', {}), around(queryClient))
    await waitFor(() => expect(result.current.data).toEqual({ list: [] }))
    expect(queryClient.getQueryData(['listBanners', {}])).toEqual({ list: [] })
  })
})

describe('useCallMutation', () => {
  const keyOfCall = (index: number) =>
    new Headers(fetchMock.mock.calls[index]?.[1]?.headers).get('idempotency-key')

  it('keeps one key for one intent until a final decision', async () => {
    const { result } = renderHook(() => useCallMutation('enterGame'), around(client()))
    const enter = (amount: number) =>
      act(() => result.current.mutateAsync({ gameId: 'mines', amount }).catch(() => undefined))
    fetchMock
      .mockRejectedValueOnce(new TypeError('cut off'))
      .mockImplementation(async () => ok({ GameUrl: '' }))
    await enter(10)
    await enter(10)
    await enter(10)
    await enter(20)
    expect(keyOfCall(0)).toBe(keyOfCall(1))
    expect(keyOfCall(2)).not.toBe(keyOfCall(1))
    expect(keyOfCall(3)).not.toBe(keyOfCall(2))
  })
})

describe('createIntentKey', () => {
  const counting = () => {
    let count = 0
    return createIdempotencyKeys(() => `k${++count}`)
  }

  it('a refusal is final: the next attempt is a new intent', () => {
    const intent = counting()
    expect(intent.keyFor({ amount: 1 })).toBe('k1')
    intent.settle(new CallError('business', 10031, ''))
    expect(intent.keyFor({ amount: 1 })).toBe('k2')
    intent.settle(new CallError('timeout', 408, ''))
    expect(intent.keyFor({ amount: 1 })).toBe('k2')
  })

  it('another amount is another intent', () => {
    const intent = counting()
    intent.keyFor({ amount: 1 })
    expect(intent.keyFor({ amount: 2 })).toBe('k2')
  })
})

describe('placeAfter', () => {
  it.each([
    [
      { list: [1], total: 3, page: 1, page_size: 1 },
      { page: 2, cursor: null },
    ],
    [{ list: [1], total: 1, page: 1, page_size: 20 }, undefined],
    [{ list: [], total: 9, page: 3, page_size: 1 }, undefined],
    [
      { list: [1], total: 9, page: 1, page_size: 1, next_cursor: 'c' },
      { page: 1, cursor: 'c' },
    ],
    [{ list: [1], total: 9, page: 1, page_size: 1, next_cursor: null }, undefined],
  ])('after %o comes %o', (answer, place) => {
    expect(nextPageParam(answer)).toEqual(place)
  })
})
