import { expect, it } from 'vitest'
import type { ReturnKind } from '../celebration/classify-return.ts'
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

it('knows whether a round is open from what was recorded last, else from the round itself', () => {
  const store = createSessionStore(createTestSession({}))
  expect([openRound, testRound].map(store.isOpen)).toEqual([true, false])
  store.recordRound(testRound)
  expect(store.isOpen(openRound)).toBe(false)
})

it('counts the balance up for a win alone, and keeps doing so when it is told the same balance again', () => {
  const store = createSessionStore(createTestSession({ balance: '100.00' }))
  const countsUp = (balance: string, payout?: ReturnKind) => {
    store.showBalance(balance, payout)
    expect(store.getState().balance).toBe(balance)
    return store.getState().countsUp
  }
  expect(countsUp('105.00', 'return')).toBe(false)
  expect(countsUp('120.00', 'win')).toBe(true)
  expect(countsUp('120.00')).toBe(true)
  expect(countsUp('110.00', 'win'), 'a stake that leaves').toBe(false)
  expect(countsUp('200.00'), 'money that was added').toBe(false)
})
