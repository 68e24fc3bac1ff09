import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { endSession, useSession } from '../../shared/stores/session-store.ts'
import { startLifecycle } from './start-lifecycle.ts'

const stopPush = vi.fn()
vi.mock('./push-session.ts', () => ({ stopPush }))

it('the end of the session deletes the tab’s drafts, also of pages that were not loaded, and stops the pushes', async () => {
  const client = new QueryClient()
  startLifecycle(client)
  useSession.setState({ session: { token: 'token', socketUrl: '' } })
  sessionStore.write('identity_draft', 'A123456789')
  sessionStore.write('card_draft', '0123456789')
  sessionStore.write('answers', 'channels')
  client.setQueryData(['getIdentity', {}], { name: '王○○' })
  client.setQueryData(['listActivities', {}], [{ my_state: 'received' }])
  endSession()
  expect(JSON.stringify(sessionStorage)).not.toMatch(/A123456789|0123456789|channels/)
  expect(client.getQueryData(['getIdentity', {}])).toBeUndefined()
  expect(client.getQueryData(['listActivities', {}])).toBeUndefined()
  await vi.waitFor(() => expect(stopPush).toHaveBeenCalled())
})

it('coming back online refetches what is shown, except what a query keeps through a reconnection', async () => {
  const client = new QueryClient()
  startLifecycle(client)
  const follow = (name: string, refetchOnReconnect: boolean, queryFn = vi.fn(async () => 'data')) => {
    new QueryObserver(client, { queryKey: [name], queryFn, refetchOnReconnect, retry: false }).subscribe(
      () => {},
    )
    return queryFn
  }
  const balance = follow('balance', true)
  const launch = follow('launch', false)
  const failedLaunch = follow(
    'failed launch',
    false,
    vi.fn(async () => 'data').mockRejectedValueOnce(new Error('offline')),
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(failedLaunch).toHaveBeenCalledTimes(2))
  expect(balance).toHaveBeenCalledTimes(2)
  expect(launch).toHaveBeenCalledOnce()
})
