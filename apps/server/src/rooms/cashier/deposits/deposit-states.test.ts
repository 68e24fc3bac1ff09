import { expect, test } from 'vitest'
import { DEPOSIT_EVENTS, DEPOSIT_STATES, nextState, STATE_DISPLAY, statesOfStatus } from './deposit-states.ts'

// §4, every state and event; `-`: no transition.
const table = `
              issued   refused confirmed cancelled expired   right     wrong     late      approved rejected sent_back
  requesting  awaiting failed  -         cancelled timed_out paid      reviewing reviewing -        -      -
  awaiting    -        -       confirmed cancelled timed_out paid      reviewing reviewing -        -      -
  confirmed   -        -       confirmed cancelled timed_out paid      reviewing reviewing -        -      -
  paid        -        -       -         -         -         -         -         -         -        -      -
  cancelled   -        -       -         cancelled -         reviewing reviewing reviewing -        -      -
  failed      -        -       -         -         -         paid      reviewing reviewing -        -      -
  timed_out   -        -       -         -         -         paid      reviewing reviewing -        -      -
  reviewing   -        -       -         -         -         -         -         -         paid     rejected -
  rejected    -        -       -         -         -         -         -         -         -        -        refunded
  refunded    -        -       -         -         -         -         -         -         -        -        -
`
const [, ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

test('§4 every event in every state does what the specification allows, and nothing else', () => {
  expect(rows.map(([state]) => state)).toEqual([...DEPOSIT_STATES])
  for (const state of DEPOSIT_STATES) {
    const expected = rows.find(([name]) => name === state)?.slice(1)
    expect(
      DEPOSIT_EVENTS.map((event) => nextState(state, event) ?? '-'),
      state,
    ).toEqual(expected)
  }
})

test('§4 the six statuses and their labels', () => {
  const shown = DEPOSIT_STATES.map(
    (state) => `${state} ${STATE_DISPLAY[state].status} ${STATE_DISPLAY[state].label}`,
  )
  expect(shown).toEqual([
    'requesting 1 pending_payment',
    'awaiting 1 pending_payment',
    'confirmed 2 in_progress',
    'paid 3 paid',
    'cancelled 4 cancelled',
    'failed 5 rejected',
    'timed_out 6 timed_out',
    'reviewing 2 pending_review',
    'rejected 5 rejected',
    'refunded 5 transferred_out',
  ])
  expect(statesOfStatus(5)).toEqual(['failed', 'rejected', 'refunded'])
})

test('an order with a payment stays in the four states that have a payment', () => {
  const withMoney = ['paid', 'reviewing', 'rejected', 'refunded']
  for (const state of withMoney) {
    for (const event of DEPOSIT_EVENTS) {
      const next = nextState(state as 'paid', event)
      if (next !== undefined) expect(withMoney).toContain(next)
    }
  }
})
