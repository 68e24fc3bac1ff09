import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okOf, showAt, testHall } from '../../../shared/testing/test-hall.tsx'
import { WalletRecordPage } from './wallet-record-page.tsx'

const DETAIL = '/api/user/goldOrder/detail'
const LIST = '/api/user/goldOrder/list'
const hall = testHall()
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
  showAt(<WalletRecordPage />, {
    name: 'walletRecord',
    params: { id },
    query: new URLSearchParams(currency && { currency }),
  })

describe('/wallet/walletHome/dec/{id}', () => {
  it('shows the record of a wallet', async () => {
    hall.answers[LIST] = okOf({ list: [exchanged], total: 1, page: 1, page_size: 20, next_cursor: null })
    show('USDT')
    expect(await screen.findByText('兌換轉入')).toBeDefined()
    expect(hall.sentTo(LIST)[0]).toMatchObject({ currency: 'USDT' })
  })

  it('shows a transaction with a link to its order', async () => {
    hall.answers[DETAIL] = okOf(exchanged)
    show('42', 'USDT')
    expect((await screen.findByRole('link', { name: '查看交易詳情' })).getAttribute('href')).toBe(
      '#/wallet/outcome?order_no=X261121072000ABCDEFGH',
    )
    expect(screen.getByText('1 USDT = 31.8000 TWD')).toBeDefined()
    expect(new Set(hall.sentTo(DETAIL).map(({ currency }) => currency))).toEqual(new Set(['USDT']))
  })

  it('searches both wallets without a named one, then shows not found', async () => {
    hall.answers[DETAIL] = { code: 404, msg: '查無資料', data: null }
    show('42')
    expect(await screen.findByText('找不到這筆交易')).toBeDefined()
    await waitFor(() =>
      expect(hall.sentTo(DETAIL)).toEqual([
        { id: '42', currency: 'TWD' },
        { id: '42', currency: 'USDT' },
      ]),
    )
  })
})
