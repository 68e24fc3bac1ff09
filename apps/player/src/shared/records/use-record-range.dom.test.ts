import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRecordRange } from './use-record-range.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('useRecordRange', () => {
  it('starts with the last days in Taiwan, including today', () => {
    const { result } = renderHook(() => useRecordRange(7))
    expect(result.current.days).toEqual({ from: '2026-11-15', until: '2026-11-21' })
    expect(result.current.lastDays).toBe(7)
    expect(result.current.instants.start_time).toBe('2026-11-14T16:00:00.000Z')
  })

  it('the last days move with midnight, chosen days stay', () => {
    const { result, rerender } = renderHook(() => useRecordRange(7))
    act(() => result.current.setDays({ from: '2026-11-21', until: '2026-11-21' }))
    expect(result.current.lastDays).toBe(1)
    vi.setSystemTime(Date.parse('2026-11-21T16:00:00Z'))
    rerender()
    expect(result.current.days).toEqual({ from: '2026-11-22', until: '2026-11-22' })
    act(() => result.current.setDays({ from: '2026-11-01', until: '2026-11-10' }))
    vi.setSystemTime(Date.parse('2026-11-23T16:00:00Z'))
    rerender()
    expect(result.current.days).toEqual({ from: '2026-11-01', until: '2026-11-10' })
    expect(result.current.lastDays).toBeUndefined()
  })
})
