import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { refetchSiteClosure, watchSiteClosure } from './site-closure.ts'

const key = queryKeyOf('getSiteConfig', {})
const CLOSED = { closed: { notice: 'back soon' } }
const OPEN = { closed: null }

let client: QueryClient
let answer: ReturnType<typeof vi.fn<() => Promise<object>>>
let onChange: ReturnType<typeof vi.fn<(isClosed: boolean) => void>>

beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  answer = vi.fn(async () => OPEN)
  onChange = vi.fn()
  await client.fetchQuery({ queryKey: key, queryFn: answer })
  watchSiteClosure(client, onChange)
})

it('checks once, however many calls are refused at the same time', async () => {
  answer.mockImplementation(async () => CLOSED)
  refetchSiteClosure(client)
  refetchSiteClosure(client)
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[true]]))
  expect(answer).toHaveBeenCalledTimes(2)
})

it('discards an answer that was requested before the closing', async () => {
  const before = Promise.withResolvers<object>()
  answer.mockImplementationOnce(() => before.promise).mockImplementation(async () => CLOSED)
  void client.refetchQueries({ queryKey: key })
  refetchSiteClosure(client)
  before.resolve(OPEN)
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[true]]))
})

it('checks again when a later connection is refused', async () => {
  refetchSiteClosure(client)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  answer.mockImplementation(async () => CLOSED)
  await vi.waitFor(() => {
    refetchSiteClosure(client)
    expect(onChange.mock.calls).toEqual([[true]])
  })
})
