import { expect, it } from 'vitest'
import { taiwanDay, taiwanDigits } from './taiwan-time.ts'

it('counts order numbers by Taiwan’s day, which begins while it is still the day before in UTC', () => {
  const justAfterMidnight = new Date('2026-11-21T16:00:01.999Z')
  expect(taiwanDigits(justAfterMidnight)).toBe('261122000001')
  expect(taiwanDay(justAfterMidnight)).toBe('2026-11-22')
})
