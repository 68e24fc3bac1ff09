import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { clearPlayerQueries } from './clear-player-queries.ts'

it('removes one player’s responses and keeps public ones', () => {
  const client = new QueryClient()
  for (const name of ['getUserInfo', 'listTransactions', 'getGameHallList'])
    client.setQueryData([name, {}], name)
  clearPlayerQueries(client, 'getUserInfo')
  expect(client.getQueryData(['listTransactions', {}])).toBeUndefined()
  expect(client.getQueryData(['getUserInfo', {}])).toBe('getUserInfo')
  clearPlayerQueries(client)
  expect(client.getQueryData(['getUserInfo', {}])).toBeUndefined()
  expect(client.getQueryData(['getGameHallList', {}])).toBe('getGameHallList')
})

it('resets calls with optional login and refetches active ones', async () => {
  const client = new QueryClient()
  client.setQueryData(['listActivities', {}], [{ my_state: 'received' }])
  client.setQueryData(['getActivity', { id: '1' }], { my_state: 'received' })
  client.setQueryData(['listBanners', { for: 'me' }], ['vip'])
  client.setQueryData(['listBanners', {}], ['everybody'])
  client.setQueryData(['listNewNotices', { for: 'me' }], ['maintenance'])
  client.setQueryData(['listNewNotices', {}], ['maintenance', 'offer'])
  const ask = vi.fn(async () => [{ my_state: null }])
  const shown = new QueryObserver(client, {
    queryKey: ['listActivities', {}],
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = shown.subscribe(() => {})
  clearPlayerQueries(client)
  expect(client.getQueryData(['listActivities', {}])).toBeUndefined()
  expect(client.getQueryData(['getActivity', { id: '1' }])).toBeUndefined()
  expect(client.getQueryData(['listBanners', { for: 'me' }])).toBeUndefined()
  expect(client.getQueryData(['listBanners', {}])).toEqual(['everybody'])
  expect(client.getQueryData(['listNewNotices', { for: 'me' }])).toBeUndefined()
  expect(client.getQueryData(['listNewNotices', {}])).toEqual(['maintenance', 'offer'])
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual([{ my_state: null }]))
  expect(ask).toHaveBeenCalledOnce()
  stop()
})
