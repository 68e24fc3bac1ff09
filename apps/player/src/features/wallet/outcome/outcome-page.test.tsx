import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { createExchangeQuote } from '../testing/wallet-fixture.ts'
import { OutcomePage } from './outcome-page.tsx'

const ORDER = '/api/wallet/order'
const testServer = setUpTestServer()
const Platform = ({ reference }: { readonly reference: string }) => <p>platform {reference}</p>

function show(orderNo: string): void {
  const query = new URLSearchParams({ order_no: orderNo })
  renderPageAt(<OutcomePage PlatformOutcome={Platform} />, { name: 'outcome', query })
}
const order_no = 'X261121072000ABCDEFGH'
const made = { order_no, created_at: '2026-11-21T07:20:00.000Z' }

describe('/wallet/outcome', () => {
  it('shows an exchange: both amounts, the rate, and that TWD requires turnover', async () => {
    testServer.answers[ORDER] = okEnvelope({
      ...createExchangeQuote({ from: 'USDT', to: 'TWD', pay_amount: '10.000000', receive_amount: '312.00' }),
      ...made,
      kind: 'exchange',
    })
    show(order_no)
    expect(await screen.findByText('1 USDT = 31.8000 TWD')).toBeDefined()
    expect(screen.getAllByText('312.00').length).toBe(2)
    expect(screen.getByText(/完成等額流水前，只有此金額不可提款/)).toBeDefined()
    expect(screen.getByRole('link', { name: '交易紀錄' }).getAttribute('href')).toBe(
      '#/wallet/walletHome/dec/TWD',
    )
  })

  it('shows a transfer to a player, and that it is final', async () => {
    const sent = { ...made, order_no: 'P261121072000ABCDEFGH', kind: 'send', currency: 'USDT' }
    testServer.answers[ORDER] = okEnvelope({ ...sent, amount: '2.500000', counterpart: 'R***' })
    show(sent.order_no)
    expect(await screen.findByText('R***')).toBeDefined()
    expect(screen.getByText('款項已立即存入對方的錢包，無法撤回。')).toBeDefined()
  })

  it('shows a platform transfer with the given component, and redirects to orders with their own page', async () => {
    show('T261121072000ABCDEFGH')
    expect(screen.getByText('platform T261121072000ABCDEFGH')).toBeDefined()
    show('W26112100018827')
    await waitFor(() =>
      expect(testServer.go).toHaveBeenCalledWith('/order/newWithdraw?order_no=W26112100018827', {
        replace: true,
      }),
    )
    expect(testServer.sent).toEqual([])
  })

  it.each(['', order_no])('shows not found for %s', async (orderNo) => {
    testServer.answers[ORDER] = { code: 30404, msg: '查無訂單', data: null }
    show(orderNo)
    expect(await screen.findByText('找不到這筆交易')).toBeDefined()
  })
})
