import { expect, test } from 'vitest'
import { addDays, countDays, daysOfMonth, startOfMonth } from './calendar-days.ts'

test('days cross months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(countDays('2026-11-21', '2026-11-21')).toBe(1)
  expect(countDays('2026-10-23', '2026-11-21')).toBe(30)
  expect(startOfMonth('2026-11-21', -11)).toBe('2025-12-01')
})

test('a month starts under its weekday and has all its days', () => {
  const { year, month, offset, days } = daysOfMonth('2026-11-21')
  expect([year, month, offset, days.length]).toEqual([2026, 11, 0, 30])
  expect(daysOfMonth('2028-02-10')).toMatchObject({ offset: 2, days: { length: 29 } })
})
