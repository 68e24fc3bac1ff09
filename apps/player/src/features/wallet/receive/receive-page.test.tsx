import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { ReceivePage } from './receive-page.tsx'

const RECEIVE = '/api/wallet/receive'
const testServer = setUpTestServer()
const receive = {
  currency: 'USDT',
  network: 'TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  min_amount: '5.000000',
  confirmations_needed: 19,
  accumulated: '0.000000',
  incoming: [],
}

describe('/wallet/walletHome/ewm', () => {
  it('shows the address to scan and to copy, and the payment rules', async () => {
    testServer.answers[RECEIVE] = okEnvelope(receive)
    renderPageAt(<ReceivePage />, { name: 'walletReceive' })
    expect((await screen.findAllByText(/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t/)).length).toBeGreaterThan(0)
    expect(screen.getByRole('img', { name: /QR|地址|條碼/i })).toBeDefined()
    expect(screen.getByText('19 次')).toBeDefined()
    expect(screen.getByText(/尚無轉入款項/)).toBeDefined()
    expect(screen.queryByText('目前累積')).toBeNull()
  })

  it('shows incoming payments with confirmations, and the amount collected below the minimum', async () => {
    testServer.answers[RECEIVE] = okEnvelope({
      ...receive,
      accumulated: '3.000000',
      incoming: [
        {
          txid: 'ab'.repeat(32),
          log_index: 0,
          amount: '20.000000',
          confirmations: 7,
          confirmations_needed: 19,
          state: 'confirming',
          seen_at: '2026-11-21T07:20:00.000Z',
        },
      ],
    })
    renderPageAt(<ReceivePage />, { name: 'walletReceive' })
    expect(await screen.findByText(/7\s*\/\s*19/)).toBeDefined()
    expect(screen.getByText('目前累積')).toBeDefined()
  })

  it('shows the error and retries', async () => {
    testServer.answers[RECEIVE] = { code: 10148, msg: '通道維護中', data: null }
    renderPageAt(<ReceivePage />, { name: 'walletReceive' })
    expect(await screen.findByText('通道維護中')).toBeDefined()
    expect(screen.getByRole('button', { name: '重試' })).toBeDefined()
  })
})
