import { QUERY_RANGE_MAX_DAYS } from '@gamehall/contract/constants'
import { addDays } from '@gamehall/ui/date-time/calendar-days.ts'
import { describe, expect, it } from 'vitest'
import { formatTaiwanDateTime, formatTaiwanTime, taiwanDay, taiwanDayRange } from './taiwan-day.ts'

describe('Taiwan’s days', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
  ])('%s is on %s', (instant, day) => {
    expect(taiwanDay(Date.parse(instant))).toBe(day)
  })

  it('formats an instant in Taiwan time', () => {
    expect(formatTaiwanDateTime('2026-11-21T23:05:59.000Z')).toBe('2026-11-22 07:05')
  })

  it('the range covers whole days, including the last', () => {
    expect(taiwanDayRange('2026-11-21', '2026-11-21')).toEqual({
      start_time: '2026-11-20T16:00:00.000Z',
      end_time: '2026-11-21T16:00:00.000Z',
    })
  })

  it('§5: the longest range that can be picked is within the limit of 30 days', () => {
    const { start_time, end_time } = taiwanDayRange(
      addDays('2026-11-21', 1 - QUERY_RANGE_MAX_DAYS),
      '2026-11-21',
    )
    expect(Date.parse(end_time) - Date.parse(start_time)).toBe(QUERY_RANGE_MAX_DAYS * 86_400_000)
  })
})

it('formats the time in Taiwan across midnight', () => {
  expect(formatTaiwanTime('2026-11-21T16:05:59.000Z')).toBe('00:05')
})
