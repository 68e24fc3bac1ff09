import { render, screen } from '@testing-library/react'
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
  OpenRound: { stake: '20.00', bet_time: '2026-11-21T05:18:00.000Z' },
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

it('names an unfinished round with its stake before the game is entered', () => {
  const { unmount } = show(entry)
  expect(screen.getByText(/您有一局未完成（投注 20.00，/)).toBeDefined()
  unmount()
  show({ ...entry, OpenRound: null })
  expect(screen.queryByText(/未完成/)).toBeNull()
})
