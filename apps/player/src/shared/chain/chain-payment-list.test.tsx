import type { ChainPayment } from '@gamehall/contract/cashier'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChainPaymentList } from './chain-payment-list.tsx'

const payment = (txid: string, log_index: number, amount: string): ChainPayment => ({
  txid: txid.repeat(64),
  log_index,
  amount,
  confirmations: 7,
  confirmations_needed: 19,
  state: 'confirming',
  seen_at: '2026-11-21T07:22:00.000Z',
})

it('keeps two payments of one transaction apart when another one comes', () => {
  const both = [payment('a', 0, '20.000000'), payment('a', 1, '5.000000')]
  const { rerender } = render(<ChainPaymentList payments={both} />)
  rerender(<ChainPaymentList payments={[payment('b', 0, '7.000000'), ...both]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => /^[\d.]+/.exec(textContent)?.[0])).toEqual([
    '7.00',
    '20.00',
    '5.00',
  ])
})
