import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okOf, showAt, testHall } from '../../../shared/testing/test-hall.tsx'
import { quoteOf, walletsOf } from '../testing/test-wallets.ts'
import { ExchangePage } from './exchange-page.tsx'

const WALLETS = '/api/wallet/list'
const QUOTE = '/api/wallet/exchangeQuote'
const EXCHANGE = '/api/wallet/exchange'
const hall = testHall()

async function ask(amount: string): Promise<void> {
  hall.answers[WALLETS] ??= okOf(walletsOf())
  showAt(<ExchangePage />, { name: 'walletExchange' })
  fireEvent.change(await screen.findByLabelText('付出金額（TWD）'), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: '取得報價' }))
}
const sheet = async () => within(await screen.findByRole('dialog', { name: '確認兌換' }))

describe('/wallet/walletHome/exchange', () => {
  it('shows the locked quote with its remaining time, exchanges once, and opens the order', async () => {
    hall.answers[QUOTE] = okOf(quoteOf())
    hall.answers[EXCHANGE] = okOf({
      ...quoteOf(),
      order_no: 'X261121072000ABCDEFGH',
      created_at: quoteOf().server_time,
    })
    await ask('318')
    const open = await sheet()
    expect(open.getByText('1 USDT = 31.8000 TWD')).toBeDefined()
    expect(open.getByRole('timer')).toBeDefined()
    fireEvent.click(open.getByRole('button', { name: '確認兌換' }))
    fireEvent.click(open.getByRole('button', { name: /確認兌換/ }))
    await waitFor(() =>
      expect(hall.go).toHaveBeenCalledWith('/wallet/outcome?order_no=X261121072000ABCDEFGH', {
        replace: true,
      }),
    )
    expect(hall.sentTo(QUOTE)).toEqual([{ from: 'TWD', to: 'USDT', amount: '318' }])
    expect(hall.sentTo(EXCHANGE)).toEqual([{ quote_id: 'quote-1' }])
  })

  it('requests a new quote after the old one expired, and exchanges at it', async () => {
    hall.answers[QUOTE] = okOf(quoteOf({ expires_at: '2026-11-21T07:20:00.000Z' }))
    await ask('318')
    const open = await sheet()
    expect(open.getByText('報價已過期，請重新取得後再確認。')).toBeDefined()
    expect(open.queryByRole('button', { name: '確認兌換' })).toBeNull()
    hall.answers[QUOTE] = okOf(quoteOf({ quote_id: 'quote-2' }))
    fireEvent.click(open.getByRole('button', { name: '重新報價' }))
    fireEvent.click(await open.findByRole('button', { name: '確認兌換' }))
    await waitFor(() => expect(hall.sentTo(EXCHANGE)).toEqual([{ quote_id: 'quote-2' }]))
  })

  it('requests no quote for more than the balance, or for zero', async () => {
    await ask('1200.01')
    expect(await screen.findByText('超過錢包餘額 1,200.00 TWD')).toBeDefined()
    fireEvent.change(screen.getByLabelText('付出金額（TWD）'), { target: { value: '0' } })
    expect(screen.getByText('請輸入兌換金額')).toBeDefined()
    expect(hall.sentTo(QUOTE)).toEqual([])
  })

  it('shows that the turnover is not met, with a link', async () => {
    hall.answers[QUOTE] = { code: 10167, msg: '流水未完成', data: null }
    await ask('318')
    expect((await screen.findByRole('link', { name: '查看流水' })).getAttribute('href')).toBe('#/wash_volume')
  })

  it('swaps the direction, and warns that TWD requires turnover', async () => {
    hall.answers[WALLETS] = okOf(walletsOf())
    showAt(<ExchangePage />, { name: 'walletExchange' })
    fireEvent.click(await screen.findByRole('button', { name: '交換方向' }))
    expect(screen.getByLabelText('付出金額（USDT）')).toBeDefined()
    expect(screen.getByText(/完成等額流水後即可提款，其他餘額不受影響/)).toBeDefined()
  })

  it('shows an empty state where the exchange is not available', async () => {
    hall.answers[WALLETS] = okOf(walletsOf({ can_exchange: false }))
    showAt(<ExchangePage />, { name: 'walletExchange' })
    expect(await screen.findByText('目前無法兌換')).toBeDefined()
    expect(screen.queryByRole('button', { name: '取得報價' })).toBeNull()
  })
})
