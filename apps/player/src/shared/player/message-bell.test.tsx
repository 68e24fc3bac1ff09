import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../stores/session-store.ts'
import { MessageBell } from './message-bell.tsx'
import { setUnreadCount } from './use-player-info.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState({ session: undefined })
})

function showBell(isLoggedIn: boolean, unread: number): QueryClient {
  const asked = vi.fn(async () => new Response(JSON.stringify({ code: 0, msg: '', data: {} })))
  vi.stubGlobal('fetch', asked)
  if (isLoggedIn) useSession.setState({ session: { token: 't', socketUrl: 'ws://hall.test/ws' } })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  if (isLoggedIn) client.setQueryData(queryKeyOf('getUserInfo', {}), { message_num: unread })
  render(
    <QueryClientProvider client={client}>
      <MessageBell />
    </QueryClientProvider>,
  )
  expect(asked).not.toHaveBeenCalled()
  return client
}

describe('MessageBell', () => {
  it('links to the messages and shows no count to visitors', () => {
    showBell(false, 0)
    const bell = screen.getByRole('link', { name: '訊息' })
    expect(bell.getAttribute('href')).toBe('#/message')
    expect(bell.textContent).toBe('')
  })

  it('shows and announces the unread count, and follows a push', async () => {
    const client = showBell(true, 3)
    expect(screen.getByRole('link', { name: '訊息 3 則未讀' })).toBeTruthy()
    expect(screen.getByText('3')).toBeTruthy()
    act(() => setUnreadCount(client, (known) => known + 120))
    expect(await screen.findByText('99+')).toBeTruthy()
    act(() => setUnreadCount(client, 0))
    expect((await screen.findByRole('link', { name: '訊息' })).textContent).toBe('')
  })
})
