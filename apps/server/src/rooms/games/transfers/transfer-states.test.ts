import { TRANSFER_STATUSES, type TransferStatus } from '@gamehall/contract/games'
import { describe, expect, it } from 'vitest'
import { canTransition, isTransferOpen, TRANSFER_TRANSITIONS } from './transfer-states.ts'

const allowed: readonly (readonly [TransferStatus, TransferStatus])[] = [
  ['SENT', 'SUCCESS'],
  ['SENT', 'FAILED'],
  ['SENT', 'UNKNOWN'],
  ['UNKNOWN', 'SUCCESS'],
  ['UNKNOWN', 'FAILED'],
  ['UNKNOWN', 'MANUAL'],
  ['MANUAL', 'SUCCESS'],
  ['MANUAL', 'FAILED'],
  ['FAILED', 'RELEASED'],
]
const everyStep = TRANSFER_STATUSES.flatMap((from) => TRANSFER_STATUSES.map((to) => [from, to] as const))

describe('platform transfer states (MONEY.md)', () => {
  it.each(everyStep)('%s → %s', (from, to) => {
    expect(canTransition(from, to)).toBe(allowed.some(([a, b]) => a === from && b === to))
  })

  it('gives every open state a next state', () => {
    for (const state of TRANSFER_STATUSES)
      expect(isTransferOpen(state)).toBe(state !== 'FAILED' && TRANSFER_TRANSITIONS[state].length > 0)
  })
})
