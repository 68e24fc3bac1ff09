import { expect, it } from 'vitest'
import { formatTaiwanDigits, taiwanDay } from './taiwan-time.ts'

it('dates order numbers by the Taiwan day, which starts before the UTC day', () => {
  const justAfterMidnight = new Date('2026-11-21T16:00:01.999Z')
  expect(formatTaiwanDigits(justAfterMidnight)).toBe('261122000001')
  expect(taiwanDay(justAfterMidnight)).toBe('2026-11-22')
})
