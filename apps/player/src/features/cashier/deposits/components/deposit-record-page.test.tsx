import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { atmOrder, cvsOrder } from '../testing/deposit-fixture.ts'
import { showDepositPage } from '../testing/deposit-info-fixture.tsx'
import { DepositRecordPage } from './deposit-record-page.tsx'

const RECORD = '/api/report/rechargeRecord'
const testServer = setUpTestServer()
const pageOf = (list: readonly unknown[], next_cursor: string | null = null) =>
  okEnvelope({ list, total: list.length, page: 1, page_size: 20, next_cursor })
const asked = () => testServer.sentTo(RECORD)

describe('/deposit/record', () => {
  it('lists each order with amount and status, linked to its page', async () => {
    testServer.answers[RECORD] = pageOf([
      { ...atmOrder, label: 'paid', status: 3 },
      { ...cvsOrder, order_no: 'D2', amount: '600.00', store_name: '全家' },
    ])
    showDepositPage(<DepositRecordPage />)
    const paid = await screen.findByRole('link', { name: /ATM 虛擬帳號.*3,000\.00.*已入帳/ })
    expect(paid.getAttribute('href')).toBe(`#/order/deposit?order_no=${atmOrder.order_no}`)
    expect(screen.getByRole('link', { name: /全家.*600\.00.*等待付款/ })).toBeDefined()
  })

  it('filters by method and status, both at once, within thirty days (§5)', async () => {
    testServer.answers[RECORD] = pageOf([atmOrder])
    showDepositPage(<DepositRecordPage />)
    fireEvent.click(await screen.findByRole('button', { name: '超商' }))
    fireEvent.click(screen.getByRole('button', { name: '已逾期' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ method: 'cvs', status: 6 }))
    const { start_time, end_time } = asked().at(-1) ?? {}
    const days = (Date.parse(String(end_time)) - Date.parse(String(start_time))) / 86_400_000
    expect(days).toBeGreaterThan(29)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('loads more by cursor', async () => {
    testServer.answers[RECORD] = pageOf([atmOrder], 'after-1')
    showDepositPage(<DepositRecordPage />)
    const more = await screen.findByRole('button', { name: '載入更多' })
    testServer.answers[RECORD] = pageOf([{ ...atmOrder, order_no: 'D2', amount: '777.00' }])
    fireEvent.click(more)
    expect(await screen.findByRole('link', { name: /777\.00/ })).toBeDefined()
    expect(screen.getByRole('link', { name: /3,000\.00/ })).toBeDefined()
    expect(asked().at(-1)).toMatchObject({ cursor: 'after-1' })
    expect(screen.getByText('沒有更多了')).toBeDefined()
  })

  it('refetches on a push', async () => {
    testServer.answers[RECORD] = pageOf([atmOrder])
    showDepositPage(<DepositRecordPage />)
    await screen.findByRole('link', { name: /等待付款/ })
    testServer.answers[RECORD] = pageOf([{ ...atmOrder, label: 'paid', status: 3 }])
    emitPush({
      seq: 1,
      msg_type: 'gold_change',
      from: 'system',
      to: '1',
      push: { text: '', badge: 0, voice: null, silence: true, type: 'recharge' },
      content: { change: '3000.00', balance: '3000.00' },
    })
    expect(await screen.findByRole('link', { name: /已入帳/ })).toBeDefined()
  })

  it('shows an empty state with a link, and an error with retry', async () => {
    testServer.answers[RECORD] = { code: 10033, msg: '系統忙碌中', data: null }
    showDepositPage(<DepositRecordPage />)
    const retry = await screen.findByRole('button', { name: '重試' })
    testServer.answers[RECORD] = pageOf([])
    fireEvent.click(retry)
    expect((await screen.findByRole('link', { name: '前往存款' })).getAttribute('href')).toBe('#/deposit')
    expect(screen.getByRole('button', { name: '下載 CSV' })).toHaveProperty('disabled', true)
  })

  it('downloads the filtered list', async () => {
    testServer.answers[RECORD] = pageOf([atmOrder])
    testServer.answers['/api/report/rechargeRecord/csv'] = okEnvelope({
      file_name: 'd.csv',
      csv: '',
      is_complete: true,
    })
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    showDepositPage(<DepositRecordPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'ATM' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ method: 'atm' }))
    fireEvent.click(await screen.findByRole('button', { name: '下載 CSV' }))
    await waitFor(() =>
      expect(testServer.sentTo('/api/report/rechargeRecord/csv')).toMatchObject([
        { method: 'atm', status: null },
      ]),
    )
    vi.restoreAllMocks()
  })
})
