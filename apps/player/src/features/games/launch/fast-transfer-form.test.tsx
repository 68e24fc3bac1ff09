import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FastTransferForm } from './fast-transfer-form.tsx'
import type { PreEntry } from './fast-transfer-rules.ts'

const entry: PreEntry = {
  MinDeposit: 10,
  MaxDeposit: null,
  GameBalance: '0.00',
  ApiName: '極光即時',
  GameUrl: '',
  AutoEnter: false,
  Balance: '1000.00',
  Wallet: 'transfer',
  OpenRound: null,
  Prefetch: [],
}

const show = (shown: PreEntry) =>
  render(
    <FastTransferForm
      entry={shown}
      call={{ state: 'idle', error: undefined, ask: vi.fn() }}
      labelOf={() => '進入'}
      canBeZero
      onSubmit={vi.fn()}
    />,
  )

it('speaks of the balance in the game only where there is one', () => {
  const { unmount } = show(entry)
  expect(screen.queryByText(/直接以遊戲內餘額進入/)).toBeNull()
  unmount()
  show({ ...entry, GameBalance: '20.00' })
  expect(screen.getByText(/直接以遊戲內餘額進入/)).toBeDefined()
})

it('says once that the main wallet has too little and what it has, with a link to the deposit page', () => {
  show({ ...entry, Balance: '100.00', MaxDeposit: 5000 })
  fireEvent.change(screen.getByLabelText('轉入金額'), { target: { value: '2000' } })
  expect(screen.getAllByText(/主錢包餘額不足/).map(({ textContent }) => textContent)).toEqual([
    '主錢包餘額不足，可用 100.00',
  ])
  expect(screen.getByRole('link', { name: '前往存款' })).toBeDefined()
})
