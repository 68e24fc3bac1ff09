import type { UserInfo } from '@gamehall/contract/account'
import { clearToasts, currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePlayHistory } from '../../../shared/stores/play-history.ts'
import { startSession } from '../../../shared/stores/session-store.ts'
import { okEnvelope, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { AutoTransferPrompt } from './auto-transfer-prompt.tsx'

const testServer = setUpTestServer()
const player = { user_id: '7', acc_of_type: 1 } as UserInfo
const TITLE = '下次直接進遊戲？'
const transfersOf = (count: number) =>
  okEnvelope({ list: Array.from({ length: count }, () => ({})), total: count, page: 1, page_size: 1 })

beforeEach(() => {
  localStorage.clear()
  startSession({ token: 't', socketUrl: '' })
  usePlayHistory.setState({ history: { aurora_slots: [{ gid: 'dragon-gate', at: 1 }] } })
  testServer.answers['/api/report/transferRecord'] = transfersOf(1)
  testServer.answers['/api/user/sysPlatfromBlance'] = okEnvelope({ auto_transfer: 0, platforms: [] })
  testServer.answers['/api/user/autoTransfer'] = okEnvelope({ auto_transfer: 1 })
})
afterEach(() => {
  clearToasts()
  usePlayHistory.setState({ history: {} })
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AutoTransferPrompt player={player} />
    </QueryClientProvider>,
  )

it('turns automatic transfer on after the first transfer, and is never shown again', async () => {
  const { unmount } = show()
  await screen.findByText(TITLE)
  fireEvent.click(screen.getByRole('button', { name: '開啟自動轉換' }))
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
  expect(testServer.sentTo('/api/user/autoTransfer')).toEqual([{ auto_transfer: 1 }])
  expect(currentToasts().map(({ text }) => text)).toEqual(['已開啟自動轉換，可在「我的錢包」關閉'])
  unmount()
  expect(show().container.textContent).toBe('')
})

it('remembers a dismissal', async () => {
  const { unmount } = show()
  fireEvent.click(await screen.findByRole('button', { name: '不用了' }))
  expect(screen.queryByText(TITLE)).toBeNull()
  unmount()
  expect(show().container.textContent).toBe('')
  expect(testServer.sentTo('/api/user/autoTransfer')).toEqual([])
})

it('is not shown before the first transfer, nor when it is on already', async () => {
  testServer.answers['/api/report/transferRecord'] = transfersOf(0)
  const before = show()
  await waitFor(() => expect(testServer.sentTo('/api/report/transferRecord')).toHaveLength(1))
  expect(testServer.sentTo('/api/user/sysPlatfromBlance')).toEqual([])
  before.unmount()
  testServer.answers['/api/report/transferRecord'] = transfersOf(1)
  testServer.answers['/api/user/sysPlatfromBlance'] = okEnvelope({ auto_transfer: 1, platforms: [] })
  const { container } = show()
  await waitFor(() => expect(testServer.sentTo('/api/user/sysPlatfromBlance')).toHaveLength(1))
  expect(container.textContent).toBe('')
})
