import { describe, expect, it } from 'vitest'
import { type AttemptStatus, NEXT_STATUSES, statusesBefore } from './attempt-states.ts'

const STATUSES = Object.keys(NEXT_STATUSES) as AttemptStatus[]

/** §4: review leads to verified or failed; decisions are final; erased is terminal. */
const ALLOWED = [
  'draft>review',
  'draft>verified',
  'draft>failed',
  'review>verified',
  'review>failed',
  'verified>erased',
  'failed>erased',
]

describe('§4 the states of an attempt', () => {
  const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const))
  it.each(pairs)('from %s to %s', (from, to) => {
    const isAllowed = ALLOWED.includes(`${from}>${to}`)
    expect(NEXT_STATUSES[from].includes(to)).toBe(isAllowed)
    expect(statusesBefore(to).includes(from)).toBe(isAllowed)
  })
})
