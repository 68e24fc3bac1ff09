import type { PlatformTransfer } from '@gamehall/contract/games'
import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageContext } from '../../../shared/navigation/page-context.ts'
import { TransferRecordPage } from './transfer-record-page.tsx'

const manual: PlatformTransfer = {
  reference: 'T26112100013',
  api_key: 'aurora_slots',
  platform_name: '極光電子',
  direction: 'in',
  amount: '800.00',
  status: 'MANUAL',
  created_at: '2026-11-21T07:20:00.000Z',
  updated_at: '2026-11-21T07:21:00.000Z',
}
let transfers: readonly PlatformTransfer[] = []
let asked: Record<string, unknown>[] = []
const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))

beforeEach(() => {
  asked = []
  transfers = [manual, { ...manual, reference: 'T2', direction: 'out', amount: '0.00', status: 'UNKNOWN' }]
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/getGameHallList'))
      return answer({ categories: [], list: [], platforms: [{ api_key: 'aurora_slots', name: '極光電子' }] })
    if (!path.endsWith('/transferRecord')) return answer(manual)
    asked.push(JSON.parse(body))
    return answer({ list: transfers, total: transfers.length, page: 1, page_size: 20, next_cursor: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (query = '') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PageContext
        value={{
          name: 'transferRecord',
          path: '/transfer_record',
          params: {},
          query: new URLSearchParams(query),
        }}
      >
        <TransferRecordPage />
      </PageContext>
    </QueryClientProvider>,
  )

describe('/transfer_record', () => {
  it('shows the state of each transfer, and full balance instead of an unknown amount', async () => {
    show()
    expect(await screen.findByText('轉入極光電子')).toBeDefined()
    expect(screen.getByText('專人核對中')).toBeDefined()
    expect(screen.getByText('自極光電子轉回')).toBeDefined()
    expect(screen.getByText('全部餘額')).toBeDefined()
  })

  it('filters by open transfers and by platform', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: '處理中' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ open: 1, api_key: null }))
    fireEvent.click(screen.getByRole('button', { name: '極光電子' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ open: 1, api_key: 'aurora_slots' }))
  })

  it('opens the transfer in the address with its steps', async () => {
    show('reference=T26112100013')
    const sheet = within(await screen.findByRole('dialog', { name: '轉帳進度' }))
    expect(await sheet.findByText('正由專人與平台核對')).toBeDefined()
  })

  it('reloads on a push about money', async () => {
    show()
    await screen.findByText('專人核對中')
    transfers = [{ ...manual, status: 'SUCCESS' }]
    emitPush({
      seq: 1,
      msg_type: 'user_change',
      from: 'system',
      to: '1',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'transfer' },
      content: { keys: [] },
    })
    expect(await screen.findByText('成功')).toBeDefined()
  })

  it('shows an empty state with a link', async () => {
    transfers = []
    show()
    expect(await screen.findByText('這段期間沒有轉帳紀錄')).toBeDefined()
    expect(screen.getByRole('link', { name: '前往我的錢包' })).toBeDefined()
  })
})
