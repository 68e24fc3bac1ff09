import { expect, it } from 'vitest'
import { isSupportOpen } from './support-hours.ts'

const week = [1, 2, 3, 4, 5]
const day = { days: week, from_minute: 9 * 60, to_minute: 18 * 60 }
const night = { days: week, from_minute: 22 * 60, to_minute: 6 * 60 }
const always = { days: [0, 1, 2, 3, 4, 5, 6], from_minute: 0, to_minute: 1440 }

// 2026-11-20 is a Friday; Taiwan is eight hours ahead.
it.each([
  ['the first minute', day, '2026-11-20T01:00:00Z', true],
  ['the minute before', day, '2026-11-20T00:59:59Z', false],
  ['the last minute', day, '2026-11-20T09:59:59Z', true],
  ['the end', day, '2026-11-20T10:00:00Z', false],
  ['Saturday in Taiwan, Friday in London', day, '2026-11-20T17:00:00Z', false],
  ['a night that begins on Friday', night, '2026-11-20T15:00:00Z', true],
  ['and ends on Saturday', night, '2026-11-20T21:59:00Z', true],
  ['the night after Saturday', night, '2026-11-21T15:00:00Z', false],
  ['Monday before dawn, after a Sunday off', night, '2026-11-22T20:00:00Z', false],
  ['around the clock', always, '2026-11-21T16:00:00Z', true],
])('%s', (_what, schedule, at, isOpen) => {
  expect(isSupportOpen(schedule, new Date(at))).toBe(isOpen)
})
