import { describe, expect, it } from 'vitest'
import { quietHoursEnd, toQuietMinutes } from './quiet-hours.ts'

describe('quietHoursEnd', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}:00+08:00`)
  const night = toQuietMinutes({ from: '23:00', until: '08:00' })
  it.each([
    ['22:59', null],
    ['23:00', '2026-11-22T08:00:00+08:00'],
    ['00:00', '2026-11-21T08:00:00+08:00'],
    ['07:59', '2026-11-21T08:00:00+08:00'],
    ['08:00', null],
  ])('at %s with hours that span midnight', (time, end) => {
    expect(quietHoursEnd(at(time), night)).toEqual(end === null ? null : new Date(end))
  })
  it('with hours within a day', () => {
    const noon = toQuietMinutes({ from: '12:00', until: '13:30' })
    expect(quietHoursEnd(at('13:00'), noon)).toEqual(at('13:30'))
    expect(quietHoursEnd(at('13:30'), noon)).toBeNull()
  })
})
