import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { refetchSiteClosure, watchSiteClosure } from './site-closure.ts'

const key = queryKeyOf('getSiteConfig', {})
const CLOSED = { closed: { notice: 'back soon' } }
const OPEN = { closed: null }

afterEach(() => vi.useRealTimers())

it('looks again when an answer was still from before the closing', async () => {
  vi.useFakeTimers()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answer = vi.fn().mockResolvedValueOnce(OPEN).mockResolvedValueOnce(OPEN).mockResolvedValue(CLOSED)
  await client.fetchQuery({ queryKey: key, queryFn: answer })
  const onChange = vi.fn()
  watchSiteClosure(client, onChange)
  refetchSiteClosure(client)
  refetchSiteClosure(client)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onChange).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onChange.mock.calls).toEqual([[true]])
  expect(answer).toHaveBeenCalledTimes(3)
})
