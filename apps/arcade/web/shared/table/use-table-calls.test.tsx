import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type GameKit, GameKitContext } from '../shell/game-kit.ts'
import { createTestPage, createTestSession, testFairness, testRound } from '../testing/create-test-page.ts'
import { tableStoreOf } from './table-store.ts'
import { useTableCalls } from './use-table.ts'

const round = { ...testRound, status: 'open' as const }

it('gives the result of a bet in the step in which round and balance are taken, so that all are rendered once', async () => {
  const taken: string[] = []
  const { services } = createTestPage({
    openRound: () => ({ round, balance: '90.00', fairness: testFairness }),
  })
  // The hook uses nothing else of the kit.
  const kit = {
    session: createTestSession({}),
    client: services.client,
    recordRound() {
      taken.push('round')
      // When React renders what was changed in a step.
      queueMicrotask(() => taken.push('rendered'))
    },
    showBalance: () => void taken.push('balance'),
  } as unknown as GameKit
  const { result } = renderHook(() => useTableCalls('standard'), {
    wrapper: ({ children }) => <GameKitContext value={kit}>{children}</GameKitContext>,
  })
  await result.current.place({}, () => taken.push('result'))
  expect(taken).toEqual(['round', 'balance', 'result', 'rendered'])
})

const cashOut = { ...testRound, win: '15.00' }

it.each([
  ['win', 'above its stake, the only bet', []],
  ['return', 'below all stakes of the round', [{ ...round, round_id: 'b', bet: '90.00' }]],
  ['win', 'beside a bet that was cancelled', [{ ...testRound, round_id: 'b', status: 'void' as const }]],
])('gives the balance as a %s when a bet pays %s', async (payout, _name, others) => {
  const session = createTestSession({})
  const { services } = createTestPage({
    actOnRound: () => ({ round: cashOut, balance: '105.00', fairness: testFairness }),
  })
  const showBalance = vi.fn()
  // The hook uses nothing else of the kit.
  const kit = { session, client: services.client, recordRound() {}, showBalance } as unknown as GameKit
  const store = tableStoreOf(session, 'standard')
  for (const other of others) store.takeRound(other)
  const { result } = renderHook(() => useTableCalls('standard'), {
    wrapper: ({ children }) => <GameKitContext value={kit}>{children}</GameKitContext>,
  })
  await result.current.act('round-1', {}, () => {})
  expect(showBalance).toHaveBeenCalledExactlyOnceWith('105.00', payout)
})
