import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { WalletRecordPage } from './wallet-record-page.tsx'

const DETAIL = '/api/user/goldOrder/detail'
const LIST = '/api/user/goldOrder/list'
const testServer = setUpTestServer()
const exchanged = {
  id: '42',
  type: 'transfer',
  sub_type: 'exchange_in',
  amount: '10.000000',
  balance_after: '20.500000',
  currency: 'USDT',
  status: 'success',
  order_no: 'X261121072000ABCDEFGH',
  api_key: null,
  created_at: '2026-11-21T05:18:00.000Z',
  rate: '31.8000',
  counter_amount: '318.00',
  counter_currency: 'TWD',
  counterpart: null,
  reason: null,
}
const show = (id: string, currency?: string) =>
  renderPageAt(<WalletRecordPage />, {
    name: 'walletRecord',
    params: { id },
    query: new URLSearchParams(currency && { currency }),
  })

describe('/wallet/walletHome/dec/{id}', () => {
  it('shows the record of a wallet', async () => {
    testServer.answers[LIST] = okEnvelope({
      list: [exchanged],
      total: 1,
      page: 1,
      page_size: 20,
      next_cursor: null,
    })
    show('USDT')
    expect(await screen.findByText('兌換轉入')).toBeDefined()
    expect(testServer.sentTo(LIST)[0]).toMatchObject({ currency: 'USDT' })
  })

  it('shows a transaction with a link to its order', async () => {
    testServer.answers[DETAIL] = okEnvelope(exchanged)
    show('42', 'USDT')
    expect((await screen.findByRole('link', { name: '查看交易詳情' })).getAttribute('href')).toBe(
      '#/wallet/outcome?order_no=X261121072000ABCDEFGH',
    )
    expect(screen.getByText('1 USDT = 31.8000 TWD')).toBeDefined()
    expect(new Set(testServer.sentTo(DETAIL).map(({ currency }) => currency))).toEqual(new Set(['USDT']))
  })

  it('searches both wallets without a named one, then shows not found', async () => {
    testServer.answers[DETAIL] = { code: 404, msg: '查無資料', data: null }
    show('42')
    expect(await screen.findByText('找不到這筆交易')).toBeDefined()
    await waitFor(() =>
      expect(testServer.sentTo(DETAIL)).toEqual([
        { id: '42', currency: 'TWD' },
        { id: '42', currency: 'USDT' },
      ]),
    )
  })
})
