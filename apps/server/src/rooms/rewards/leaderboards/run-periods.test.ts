import { expect, it } from 'vitest'
import { countRuns, runPeriodAt } from './run-periods.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const schedule = { startTime: at('2026-11-20T10:00:00'), endTime: at('2026-12-02T12:00:00') }

it('a day begins at midnight in Taiwan; the first and last are cut by the offer', () => {
  const daily = { ...schedule, period: 'daily' } as const
  expect(runPeriodAt(daily, at('2026-11-20T09:59:59'))).toBeNull()
  expect(runPeriodAt(daily, at('2026-11-20T10:00:00'))).toEqual({
    name: '2026-11-20',
    startsAt: at('2026-11-20T10:00:00'),
    endsAt: at('2026-11-21T00:00:00'),
  })
  expect(runPeriodAt(daily, at('2026-11-21T00:00:00'))?.name).toBe('2026-11-21')
  expect(runPeriodAt(daily, at('2026-12-02T11:59:59'))?.endsAt).toEqual(at('2026-12-02T12:00:00'))
  expect(runPeriodAt(daily, at('2026-12-02T12:00:00'))).toBeNull()
})

it('a week begins on Monday', () => {
  const weekly = { ...schedule, period: 'weekly', endTime: null } as const
  const first = { name: '2026-11-16', startsAt: schedule.startTime, endsAt: at('2026-11-23T00:00:00') }
  expect(runPeriodAt(weekly, at('2026-11-22T23:59:59'))).toEqual(first)
  expect(runPeriodAt(weekly, at('2026-11-23T00:00:00'))).toEqual({
    name: '2026-11-23',
    startsAt: at('2026-11-23T00:00:00'),
    endsAt: at('2026-11-30T00:00:00'),
  })
})

it('a single period is the whole offer', () => {
  expect(runPeriodAt({ ...schedule, period: 'once' }, at('2026-11-25T00:00:00'))).toEqual({
    name: 'once',
    startsAt: schedule.startTime,
    endsAt: schedule.endTime,
  })
})

it('counts the runs of a schedule, never too few', () => {
  expect(countRuns({ ...schedule, period: 'once' })).toBe(1)
  expect(countRuns({ ...schedule, period: 'daily' })).toBeGreaterThanOrEqual(13)
  expect(countRuns({ ...schedule, period: 'weekly' })).toBeGreaterThanOrEqual(3)
  expect(countRuns({ ...schedule, period: 'daily', endTime: null })).toBe(365)
})
