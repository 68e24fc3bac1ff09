import { expect, it } from 'vitest'
import { type FlightSight, momentAt, shows } from './flight-messages.ts'
import type { FlightMoment } from './flight-moment.ts'

const moment = (change: Partial<FlightMoment>): FlightMoment => ({
  kind: 'flying',
  multiplier: 100,
  elapsedMs: 0,
  sinceMs: 0,
  leftMs: 0,
  leftShare: 0,
  ...change,
})
const sight = (change: Partial<FlightMoment>, speed = 1): FlightSight => ({
  moment: moment(change),
  at: 5_000,
  speed,
  isStill: false,
})

it('lets a flight go on at its speed, and the time since a crash pass', () => {
  expect(momentAt(sight({ elapsedMs: 300 }), 5_200).elapsedMs).toBe(500)
  expect(momentAt(sight({ elapsedMs: 300 }, 3), 5_200).elapsedMs).toBe(900)
  const crashed = momentAt(sight({ kind: 'crashed', elapsedMs: 300, sinceMs: 40 }), 5_200)
  expect(crashed).toMatchObject({ elapsedMs: 300, sinceMs: 240 })
  expect(momentAt(sight({ kind: 'countdown' }), 9_000).elapsedMs).toBe(0)
})

it('shows what follows from it, and not what happens next', () => {
  const flying = sight({ elapsedMs: 300 })
  expect(shows(flying, moment({ elapsedMs: 503 }), 5_200)).toBe(true)
  expect(shows(flying, moment({ elapsedMs: 600 }), 5_200)).toBe(false)
  expect(shows(flying, moment({ kind: 'crashed', elapsedMs: 500 }), 5_200)).toBe(false)
})
