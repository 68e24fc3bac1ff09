import type { ExchangeQuote, Wallet } from '@gamehall/contract/wallet'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'

const open = { can_receive: true, can_send: true, can_exchange: true }

/** Wallets with 1,200 TWD and 10.5 USDT; `abilities` apply to both. */
export function createWallets(abilities: Partial<Wallet> = {}): CallResponse<'listWallets'> {
  return {
    list: [
      {
        currency: 'TWD',
        balance: '1200.00',
        held: '0.00',
        withheld: '0.00',
        value: '1200.00',
        rate: null,
        ...{ ...open, can_receive: false, can_send: false },
        ...abilities,
      },
      {
        currency: 'USDT',
        balance: '10.500000',
        held: '2.000000',
        withheld: '0.000000',
        value: '393.75',
        rate: '31.2000',
        ...open,
        ...abilities,
      },
    ],
    total: '1593.75',
    can_send_to_player: false,
    server_time: '2026-11-21T07:30:00.000Z',
  }
}

/** A quote of 318 TWD for 10 USDT. */
export function createExchangeQuote(change: Partial<ExchangeQuote> = {}): ExchangeQuote {
  return {
    quote_id: 'quote-1',
    from: 'TWD',
    to: 'USDT',
    rate: '31.8000',
    pay_amount: '318.00',
    receive_amount: '10.000000',
    expires_at: '2099-11-21T07:20:00.000Z',
    server_time: '2026-11-21T07:20:00.000Z',
    ...change,
  }
}
