import type { Withdrawal } from '@gamehall/contract/cashier'
import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { showDepositPage } from '../../deposits/testing/deposit-info-fixture.tsx'
import { bankOrder } from '../testing/withdrawal-fixture.ts'
import { WithdrawRecordPage } from './withdraw-record-page.tsx'

const RECORD = '/api/report/withdrawRecord'
const testServer = setUpTestServer()
const pageOf = (list: readonly unknown[], days: readonly unknown[] = []) =>
  okEnvelope({ list, total: list.length, page: 1, page_size: 20, next_cursor: null, days })

const usdtOrder: Withdrawal = {
  ...bankOrder,
  order_no: 'W2',
  status: 7,
  method: 'usdt',
  currency: 'USDT',
  amount: '50.000000',
  fee: '1.000000',
  arrives_amount: '49.000000',
  arrives_currency: 'USDT',
  destination: {
    kind: 'address',
    address_id: 'address-1',
    network: 'TRC20',
    label: '',
    address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  },
}

describe('/newWithdraw/record', () => {
  it('lists each order with destination and status, linked to its page', async () => {
    testServer.answers[RECORD] = pageOf([bankOrder, usdtOrder])
    showDepositPage(<WithdrawRecordPage />)
    const bank = await screen.findByRole('link', {
      name: /玉山銀行 \*\*\*\*5678.*提款 3,000\.00・手續費 30\.00.*2,970\.00.*審核中/,
    })
    expect(bank.getAttribute('href')).toBe(`#/order/newWithdraw?order_no=${bankOrder.order_no}`)
    expect(
      screen.getByRole('link', {
        name: /TQn9Y2kh…w5KcbLSE.*提款 50\.00.*USDT・手續費 1\.00.*49\.00.*USDT.*已到帳/,
      }),
    ).toBeDefined()
  })

  it('groups orders by day with received sums, and shows returned amounts', async () => {
    const older = { ...bankOrder, order_no: 'W3', status: 8, created_at: '2026-11-19T17:00:00.000Z' }
    testServer.answers[RECORD] = pageOf(
      [usdtOrder, older],
      [
        { day: '2026-11-21', count: 4, arrived_twd: '2970.00', arrived_usdt: '49.000000' },
        { day: '2026-11-20', count: 1, arrived_twd: '0.00', arrived_usdt: '0.000000' },
      ],
    )
    showDepositPage(<WithdrawRecordPage />)
    const [first, second] = await screen.findAllByRole('heading', { level: 2 })
    expect(first?.textContent).toContain('4 筆')
    expect(first?.parentElement?.textContent).toMatch(/到帳2,970\.00到帳49\.00.*USDT/)
    expect(second?.parentElement?.textContent).not.toContain('到帳')
    expect(screen.getByRole('link', { name: /3,000\.00.*已取消/ }).textContent).not.toContain('手續費')
  })

  it('filters by method and status together', async () => {
    testServer.answers[RECORD] = pageOf([bankOrder])
    showDepositPage(<WithdrawRecordPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'USDT' }))
    fireEvent.click(screen.getByRole('button', { name: '出款失敗' }))
    await waitFor(() => expect(testServer.sentTo(RECORD).at(-1)).toMatchObject({ method: 'usdt', status: 6 }))
  })

  it('refetches on a push, and shows an empty state with a link', async () => {
    testServer.answers[RECORD] = pageOf([])
    showDepositPage(<WithdrawRecordPage />)
    expect((await screen.findByRole('link', { name: '前往提款' })).getAttribute('href')).toBe('#/newWithdraw')
    testServer.answers[RECORD] = pageOf([{ ...bankOrder, status: 7 }])
    emitPush({
      seq: 1,
      msg_type: 'gold_change',
      from: 'system',
      to: '1',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'withdraw' },
      content: { change: '-3000.00', balance: '0.00' },
    })
    expect(await screen.findByRole('link', { name: /已到帳/ })).toBeDefined()
  })
})
