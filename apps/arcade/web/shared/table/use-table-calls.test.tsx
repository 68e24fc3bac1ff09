import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type GameKit, GameKitContext } from '../shell/game-kit.ts'
import { createTestPage, createTestSession, testFairness, testRound } from '../testing/create-test-page.ts'
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
