import { TRANSFER_STATUSES, type TransferStatus } from '@gamehall/contract/games'
import { describe, expect, it } from 'vitest'
import { canBecome, isOpen, TRANSITIONS } from './transfer-states.ts'

const allowed: readonly (readonly [TransferStatus, TransferStatus])[] = [
  ['CREATED', 'HELD'],
  ['CREATED', 'SENT'],
  ['HELD', 'SENT'],
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
    expect(canBecome(from, to)).toBe(allowed.some(([a, b]) => a === from && b === to))
  })

  it('gives every open state a next state', () => {
    for (const state of TRANSFER_STATUSES)
      expect(isOpen(state)).toBe(state !== 'FAILED' && TRANSITIONS[state].length > 0)
  })
})
