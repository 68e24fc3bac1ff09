import type { Transaction } from '@gamehall/contract/wallet'
import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageContext } from '../../../shared/navigation/page-context.ts'
import { TransactionRecordPage } from './transaction-record-page.tsx'

const deposit: Transaction = {
  id: '7',
  type: 'recharge',
  sub_type: 'recharge_atm',
  amount: '3000.00',
  balance_after: '3000.00',
  currency: 'TWD',
  status: 'success',
  order_no: 'D26112100018827',
  api_key: null,
  created_at: '2026-11-21T05:18:00.000Z',
}
const transfer: Transaction = {
  ...deposit,
  id: '8',
  type: 'transfer',
  sub_type: 'transfer_in',
  amount: '-800.00',
  balance_after: '2200.00',
  order_no: 'T261121TEST',
  api_key: 'aurora_slots',
}

/** An exchange of TWD for USDT, as its own page shows it. */
const exchanged = {
  ...deposit,
  rate: '31.50',
  counter_amount: '100.000000',
  counter_currency: 'USDT',
  counterpart: null,
  reason: null,
}

let asked: Record<string, unknown>[] = []
let fails = false
let downloaded: Record<string, unknown> | undefined

beforeEach(() => {
  asked = []
  fails = false
  downloaded = undefined
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/getGameHallList'))
      return answer({ categories: [], list: [], platforms: [{ api_key: 'aurora_slots', name: '極光電子' }] })
    if (path.endsWith('/goldOrder/detail')) return answer({ ...exchanged, ...JSON.parse(body) })
    if (path.endsWith('/csv')) {
      downloaded = JSON.parse(body)
      return answer({ file_name: 'transactions.csv', csv: '', is_complete: true })
    }
    if (fails) return new Response(JSON.stringify({ code: 10033, msg: '系統忙碌中', data: null }))
    const payload = JSON.parse(body)
    asked.push(payload)
    const list = payload.type === 'bonus' ? [] : payload.cursor === 'next' ? [deposit] : [transfer]
    const next_cursor = payload.type === 'bonus' || payload.cursor === 'next' ? null : 'next'
    return answer({ list, total: 2, page: 1, page_size: 20, next_cursor })
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))
const show = (query = '') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PageContext
        value={{
          name: 'transactionRecord',
          path: '/transaction_record',
          params: {},
          query: new URLSearchParams(query),
        }}
      >
        <TransactionRecordPage />
      </PageContext>
    </QueryClientProvider>,
  )
const loadMore = async () => fireEvent.click(await screen.findByRole('button', { name: '載入更多' }))

describe('/transaction_record', () => {
  it('shows sign, balance after and platform, and pages by cursor to the end', async () => {
    show()
    expect(await screen.findByText('轉入遊戲・極光電子')).toBeDefined()
    expect(screen.getByText('\u2212800.00')).toBeDefined()
    expect(screen.getByText('餘額 2,200.00')).toBeDefined()
    await loadMore()
    expect(await screen.findByText('+3,000.00')).toBeDefined()
    expect(screen.getByText('沒有更多了')).toBeDefined()
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'next'])
  })

  it('§5: requests at most 30 days, and shows that rule', async () => {
    show()
    await screen.findByText('轉入遊戲・極光電子')
    const [{ start_time, end_time } = {}] = asked
    expect(Date.parse(String(end_time)) - Date.parse(String(start_time))).toBe(30 * 86_400_000)
    expect(screen.getByText(/一次最多 30 天/)).toBeDefined()
  })

  it('filters by type; shows an empty state with a link', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: '紅利' }))
    expect(await screen.findByText('這段期間沒有交易紀錄')).toBeDefined()
    expect(screen.getByRole('link', { name: '前往存款' })).toBeDefined()
    expect(asked.at(-1)?.type).toBe('bonus')
  })

  it('filters by subtype of the selected type, and resets it with the type', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: '轉換' }))
    fireEvent.click(await screen.findByRole('button', { name: '兌換轉出' }))
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ type: 'transfer', sub_type: 'exchange_out', currency: 'TWD' }),
    )
    fireEvent.click(screen.getByRole('button', { name: '系統' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ type: 'system', sub_type: null }))
    expect(screen.queryByRole('group', { name: '交易項目' })).toBeNull()
  })

  it('shows another wallet by selection or address', async () => {
    show('currency=USDT')
    await waitFor(() => expect(asked.at(-1)?.currency).toBe('USDT'))
    fireEvent.click(screen.getByRole('radio', { name: '主錢包（TWD）' }))
    await waitFor(() => expect(asked.at(-1)?.currency).toBe('TWD'))
  })

  it('downloads the filtered record', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    show()
    fireEvent.click(await screen.findByRole('button', { name: '存款' }))
    await waitFor(() => expect(asked.at(-1)?.type).toBe('recharge'))
    await screen.findByText('轉入遊戲・極光電子')
    fireEvent.click(screen.getByRole('button', { name: '下載 CSV' }))
    await waitFor(() => expect(downloaded).toMatchObject({ type: 'recharge', currency: 'TWD' }))
  })

  it('reloads on a push about money', async () => {
    show()
    await screen.findByText('轉入遊戲・極光電子')
    const before = asked.length
    emitPush({
      seq: 1,
      msg_type: 'gold_change',
      from: 'system',
      to: '1',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'recharge' },
      content: { change: '1.00', balance: '2.00' },
    })
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  })

  it('links from a transfer to its outcome page', async () => {
    show()
    fireEvent.click(await screen.findByText('轉入遊戲・極光電子'))
    const sheet = within(await screen.findByRole('dialog', { name: '交易明細' }))
    expect(sheet.getByText('主錢包（TWD）')).toBeDefined()
    expect(sheet.getByRole('link', { name: '查看交易詳情' }).getAttribute('href')).toBe(
      '#/wallet/outcome?order_no=T261121TEST',
    )
  })

  it('shows the detail fields of an exchange: received amount and rate', async () => {
    show()
    fireEvent.click(await screen.findByText('轉入遊戲・極光電子'))
    const sheet = within(await screen.findByRole('dialog', { name: '交易明細' }))
    expect(await sheet.findByText('1 USDT = 31.50 TWD')).toBeDefined()
    expect(sheet.getByText('100.00')).toBeDefined()
    expect(sheet.queryByText('對方')).toBeNull()
  })

  it('opens a transaction with its number to copy and a link to its deposit order', async () => {
    show()
    await loadMore()
    fireEvent.click(await screen.findByText('ATM 存款'))
    const sheet = within(await screen.findByRole('dialog', { name: '交易明細' }))
    expect(sheet.getByRole('button', { name: '複製 訂單編號' })).toBeDefined()
    expect(sheet.getByRole('link', { name: '查看存款訂單' }).getAttribute('href')).toBe(
      '#/order/deposit?order_no=D26112100018827',
    )
  })

  it('shows the error and retries', async () => {
    fails = true
    show()
    const retry = await screen.findByRole('button', { name: '重試' })
    fails = false
    fireEvent.click(retry)
    await waitFor(() => expect(screen.getByText('轉入遊戲・極光電子')).toBeDefined())
  })
})
