import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WalletHomePage } from './wallet-home-page.tsx'

const flags = { can_receive: true, can_send: true, can_exchange: true }
const wallets = {
  list: [
    { currency: 'TWD', balance: '1200.00', held: '0.00', value: '1200.00', rate: null, ...flags },
    { currency: 'USDT', balance: '10.500000', held: '2.000000', value: '393.75', rate: '31.5', ...flags },
  ],
  total: '1593.75',
  can_send_to_player: false,
  server_time: '2026-11-21T07:30:00.000Z',
}

beforeEach(() =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, msg: '', data: wallets }))),
)
afterEach(() => vi.unstubAllGlobals())

describe('/walletHome', () => {
  it('shows every wallet and their total, and covers them all at once', async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <WalletHomePage />
      </QueryClientProvider>,
    )
    expect((await screen.findAllByText('1,593.75')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('393.75').length).toBeGreaterThan(0)
    expect(screen.getAllByText('處理中保留')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: '隱藏金額' }))
    expect(screen.queryByText('1,593.75')).toBeNull()
    expect(screen.queryByText('393.75')).toBeNull()
  })
})
