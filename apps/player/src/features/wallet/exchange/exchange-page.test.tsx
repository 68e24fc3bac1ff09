import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { createExchangeQuote, createWallets } from '../testing/wallet-fixture.ts'
import { ExchangePage } from './exchange-page.tsx'

const WALLETS = '/api/wallet/list'
const QUOTE = '/api/wallet/exchangeQuote'
const EXCHANGE = '/api/wallet/exchange'
const testServer = setUpTestServer()

async function ask(amount: string): Promise<void> {
  testServer.answers[WALLETS] ??= okEnvelope(createWallets())
  renderPageAt(<ExchangePage />, { name: 'walletExchange' })
  fireEvent.change(await screen.findByLabelText('付出金額（TWD）'), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: '取得報價' }))
}
const sheet = async () => within(await screen.findByRole('dialog', { name: '確認兌換' }))

describe('/wallet/walletHome/exchange', () => {
  it('shows the locked quote with its remaining time, exchanges once, and opens the order', async () => {
    testServer.answers[QUOTE] = okEnvelope(createExchangeQuote())
    testServer.answers[EXCHANGE] = okEnvelope({
      ...createExchangeQuote(),
      order_no: 'X261121072000ABCDEFGH',
      created_at: createExchangeQuote().server_time,
    })
    await ask('318')
    const open = await sheet()
    expect(open.getByText('1 USDT = 31.8000 TWD')).toBeDefined()
    expect(open.getByRole('timer')).toBeDefined()
    fireEvent.click(open.getByRole('button', { name: '確認兌換' }))
    fireEvent.click(open.getByRole('button', { name: /確認兌換/ }))
    await waitFor(() =>
      expect(testServer.go).toHaveBeenCalledWith('/wallet/outcome?order_no=X261121072000ABCDEFGH', {
        replace: true,
      }),
    )
    expect(testServer.sentTo(QUOTE)).toEqual([{ from: 'TWD', to: 'USDT', amount: '318' }])
    expect(testServer.sentTo(EXCHANGE)).toEqual([{ quote_id: 'quote-1' }])
  })

  it('requests a new quote after the old one expired, and exchanges at it', async () => {
    testServer.answers[QUOTE] = okEnvelope(createExchangeQuote({ expires_at: '2026-11-21T07:20:00.000Z' }))
    await ask('318')
    const open = await sheet()
    expect(open.getByText('報價已過期，請重新取得後再確認。')).toBeDefined()
    expect(open.queryByRole('button', { name: '確認兌換' })).toBeNull()
    testServer.answers[QUOTE] = okEnvelope(createExchangeQuote({ quote_id: 'quote-2' }))
    fireEvent.click(open.getByRole('button', { name: '重新報價' }))
    fireEvent.click(await open.findByRole('button', { name: '確認兌換' }))
    await waitFor(() => expect(testServer.sentTo(EXCHANGE)).toEqual([{ quote_id: 'quote-2' }]))
  })

  it('names what the wallet has now when the server finds too little there', async () => {
    testServer.answers[QUOTE] = { code: 10031, msg: '餘額不足' }
    await ask('318')
    expect(await screen.findByText('餘額不足')).toBeDefined()
    const { list, ...sums } = createWallets()
    const spent = list.map((wallet) =>
      wallet.currency === 'TWD' ? { ...wallet, balance: '120.00' } : wallet,
    )
    testServer.answers[WALLETS] = okEnvelope({ ...sums, list: spent })
    fireEvent.click(screen.getByRole('button', { name: '取得報價' }))
    expect(await screen.findByText('超過錢包餘額 120.00 TWD')).toBeDefined()
    expect(screen.queryByText('餘額不足')).toBeNull()
  })

  it('requests no quote for more than the balance, or for zero', async () => {
    await ask('1200.01')
    expect(await screen.findByText('超過錢包餘額 1,200.00 TWD')).toBeDefined()
    fireEvent.change(screen.getByLabelText('付出金額（TWD）'), { target: { value: '0' } })
    expect(screen.getByText('請輸入兌換金額')).toBeDefined()
    expect(testServer.sentTo(QUOTE)).toEqual([])
  })

  it('shows that the turnover is not met, with a link', async () => {
    testServer.answers[QUOTE] = { code: 10167, msg: '流水未完成', data: null }
    await ask('318')
    expect((await screen.findByRole('link', { name: '查看流水' })).getAttribute('href')).toBe('#/wash_volume')
  })

  it('swaps the direction, and warns that TWD requires turnover', async () => {
    testServer.answers[WALLETS] = okEnvelope(createWallets())
    renderPageAt(<ExchangePage />, { name: 'walletExchange' })
    fireEvent.click(await screen.findByRole('button', { name: '交換方向' }))
    expect(screen.getByLabelText('付出金額（USDT）')).toBeDefined()
    expect(screen.getByText(/完成等額流水後即可提款，其他餘額不受影響/)).toBeDefined()
  })

  it('shows an empty state where the exchange is not available', async () => {
    testServer.answers[WALLETS] = okEnvelope(createWallets({ can_exchange: false }))
    renderPageAt(<ExchangePage />, { name: 'walletExchange' })
    expect(await screen.findByText('目前無法兌換')).toBeDefined()
    expect(screen.queryByRole('button', { name: '取得報價' })).toBeNull()
  })
})
