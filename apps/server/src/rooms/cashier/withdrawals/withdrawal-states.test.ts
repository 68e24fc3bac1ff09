import { expect, test } from 'vitest'
import {
  isFinal,
  moneyEffect,
  nextState,
  STATE_STATUS,
  statesOfStatus,
  WITHDRAWAL_EVENTS,
  WITHDRAWAL_STATES,
} from './withdrawal-states.ts'

// §4, every state and event; `-`: no transition.
const table = `
              approved rejected cancelled ran_out   begun       transferred succeeded refused returned
  pending     reviewed rejected cancelled timed_out -           -           -         -       -
  reviewed    -        rejected -         -         in_progress -           -         -       -
  rejected    -        -        -         -         -           -           -         -       -
  in_progress -        -        -         -         -           transferred success   failed  failed
  transferred -        -        -         -         -           -           success   -       failed
  failed      -        -        -         -         -           -           -         -       -
  success     -        -        -         -         -           -           -         -       failed
  cancelled   -        -        -         -         -           -           -         -       -
  timed_out   -        -        -         -         -           -           -         -       -
`
const [, ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

test('§4 every event in every state does what the specification allows, and nothing else', () => {
  expect(rows.map(([state]) => state)).toEqual([...WITHDRAWAL_STATES])
  for (const state of WITHDRAWAL_STATES) {
    const expected = rows.find(([name]) => name === state)?.slice(1)
    expect(
      WITHDRAWAL_EVENTS.map((event) => nextState(state, event) ?? '-'),
      state,
    ).toEqual(expected)
  }
})

test('§4 the nine statuses, one state each', () => {
  expect(WITHDRAWAL_STATES.map((state) => STATE_STATUS[state])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(statesOfStatus(5)).toEqual(['transferred'])
})

test('the amount is held at creation, posted at payout, released or given back otherwise, each once', () => {
  const effects = WITHDRAWAL_STATES.flatMap((from) =>
    WITHDRAWAL_EVENTS.flatMap((event) => {
      const to = nextState(from, event)
      return to === undefined ? [] : [`${from} ${to} ${moneyEffect(from, to)}`]
    }),
  )
  expect([...new Set(effects)].sort()).toEqual([
    'in_progress failed release',
    'in_progress success post',
    'in_progress transferred post',
    'pending cancelled release',
    'pending rejected release',
    'pending reviewed none',
    'pending timed_out release',
    'reviewed in_progress none',
    'reviewed rejected release',
    'success failed give_back',
    'transferred failed give_back',
    'transferred success none',
  ])
  // A released amount never moves again.
  for (const state of WITHDRAWAL_STATES) {
    if (['rejected', 'failed', 'cancelled', 'timed_out'].includes(state)) expect(isFinal(state)).toBe(true)
  }
})
