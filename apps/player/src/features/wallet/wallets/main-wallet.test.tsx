import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setAmountsHidden } from '../../../shared/money/amount-visibility-store.ts'
import { startSession } from '../../../shared/stores/session-store.ts'
import { okEnvelope, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { createWallets } from '../testing/wallet-fixture.ts'
import { CurrencyWallets } from './currency-wallets.tsx'
import { MainWallet } from './main-wallet.tsx'
import { RecentActivity } from './recent-activity.tsx'

const testServer = setUpTestServer()
const entry = {
  id: '7.0',
  type: 'recharge',
  sub_type: 'recharge_atm',
  currency: 'TWD',
  amount: '1000.00',
  balance_after: '1200.00',
  status: 'success',
  order_no: 'D26112100000001',
  api_key: null,
  created_at: '2026-11-21T05:00:00.000Z',
}
const pageOf = (list: readonly unknown[]) =>
  okEnvelope({ list, total: list.length, page: 1, page_size: 4, next_cursor: null, days: [] })

beforeEach(() => {
  startSession({ token: 'wallet', socketUrl: '' })
  setAmountsHidden(false)
  testServer.answers['/api/user/info'] = okEnvelope({ balance: '1200.00', wash_balance: '500.00' })
  testServer.answers['/api/user/getWithdrawInfo'] = okEnvelope({ withdrawable: '700.00' })
  testServer.answers['/api/user/goldOrder/list'] = pageOf([entry])
  testServer.answers['/api/wallet/list'] = okEnvelope(createWallets())
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MainWallet />
      <RecentActivity />
      <CurrencyWallets />
    </QueryClientProvider>,
  )

describe('the wallet page', () => {
  it('shows the balance, the withdrawable amount and the total, and hides them together', async () => {
    show()
    expect((await screen.findByRole('link', { name: /可提款/ })).textContent).toContain('700.00')
    expect((await screen.findByRole('link', { name: /未完成流水/ })).textContent).toContain('500.00')
    expect((await screen.findAllByText('1,593.75')).length).toBeGreaterThan(0)
    expect((await screen.findAllByText('393.75')).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('button', { name: '隱藏金額' }))
    for (const amount of ['1,200.00', '700.00', '500.00', '1,593.75', '393.75'])
      expect(screen.queryByText(amount)).toBeNull()
  })

  it('offers transfers to games, but not where games are played from the main wallet', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(
      <QueryClientProvider client={client}>
        <MainWallet />
      </QueryClientProvider>,
    )
    await screen.findByRole('link', { name: '轉入遊戲' })
    act(() => client.setQueryData(queryKeyOf('getPlatformBalances', {}), { auto_transfer: 0, platforms: [] }))
    await waitFor(() => expect(screen.queryByRole('link', { name: '轉入遊戲' })).toBeNull())
    expect(screen.getByRole('link', { name: '提款' })).toBeDefined()
  })

  it('offers neither a deposit nor a transfer to games on a break', async () => {
    testServer.answers['/api/user/info'] = okEnvelope({
      balance: '1200.00',
      wash_balance: '0.00',
      play_break: { until: null },
    })
    show()
    await waitFor(() => expect(screen.queryByRole('link', { name: '存款' })).toBeNull())
    expect(screen.queryByRole('link', { name: '轉入遊戲' })).toBeNull()
    expect(screen.getByRole('link', { name: '提款' })).toBeDefined()
  })

  it('lists the latest transactions with links, and an empty state', async () => {
    const { unmount } = show()
    const last = await screen.findByRole('link', { name: /ATM 存款.*\+1,000\.00.*餘額 1,200\.00/ })
    expect(last.getAttribute('href')).toBe('#/wallet/walletHome/dec/7.0?currency=TWD')
    unmount()
    testServer.answers['/api/user/goldOrder/list'] = pageOf([])
    show()
    expect(await screen.findByText(/還沒有任何紀錄/)).toBeDefined()
  })

  it('shows each currency wallet once with its actions', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'USDT 錢包' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: '主錢包' })).toBeNull()
    expect(screen.getByText('處理中保留')).toBeDefined()
  })
})
