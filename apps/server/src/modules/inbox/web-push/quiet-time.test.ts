import { describe, expect, it } from 'vitest'
import { quietEnd, toMinutes } from './quiet-time.ts'

describe('quietHoursEnd', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}:00+08:00`)
  const night = toMinutes({ from: '23:00', until: '08:00' })
  it.each([
    ['22:59', null],
    ['23:00', '2026-11-22T08:00:00+08:00'],
    ['00:00', '2026-11-21T08:00:00+08:00'],
    ['07:59', '2026-11-21T08:00:00+08:00'],
    ['08:00', null],
  ])('at %s with hours that span midnight', (time, end) => {
    expect(quietEnd(at(time), night)).toEqual(end === null ? null : new Date(end))
  })
  it('with hours within a day', () => {
    const noon = toMinutes({ from: '12:00', until: '13:30' })
    expect(quietEnd(at('13:00'), noon)).toEqual(at('13:30'))
    expect(quietEnd(at('13:30'), noon)).toBeNull()
  })
})
