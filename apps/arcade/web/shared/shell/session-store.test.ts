import { expect, it } from 'vitest'
import { createTestSession, testRound } from '../testing/create-test-page.ts'
import { createSessionStore } from './session-store.ts'

const openRound = { ...testRound, status: 'open' as const, settled_at: null }

it('counts what has changed of a round, and changes nothing when it is told the same again', () => {
  const store = createSessionStore(createTestSession({}))
  store.recordRound(openRound)
  expect(store.getState().played).toEqual({ stakedMinor: 1_000n, paidMinor: 0n })
  store.recordRound({ ...testRound, win: '30.00' })
  const after = store.getState()
  expect(after.played).toEqual({ stakedMinor: 1_000n, paidMinor: 3_000n })
  expect(after.lastRound).toEqual({ status: 'settled', overCount: 1 })
  store.recordRound({ ...testRound, win: '30.00' })
  expect(store.getState()).toBe(after)
})

it('counts a round that was open when the page was loaded only once', () => {
  const store = createSessionStore(
    createTestSession({ open_round: openRound, played: { since: '', staked: '10.00', paid: '0.00' } }),
  )
  store.recordRound({ ...testRound, win: '5.00' })
  expect(store.getState().played).toEqual({ stakedMinor: 1_000n, paidMinor: 500n })
  expect(store.getState().lastRound.overCount).toBe(1)
})
