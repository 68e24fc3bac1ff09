import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createTestSession, testRound } from '../testing/create-test-page.ts'
import { usePlayedAmounts } from './use-played-amounts.ts'

const openRound = { ...testRound, status: 'open' as const, settled_at: null }

it('counts what has changed of a round, and renders nothing when it is told the same again', () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return usePlayedAmounts(createTestSession({}))
  })
  act(() => result.current.recordRound(openRound))
  expect(result.current.played).toEqual({ stakedMinor: 1_000n, paidMinor: 0n })
  act(() => result.current.recordRound({ ...testRound, win: '30.00' }))
  expect(result.current.played).toEqual({ stakedMinor: 1_000n, paidMinor: 3_000n })
  expect(result.current.last).toEqual({ status: 'settled', overCount: 1 })
  const before = renders
  const { played, last } = result.current
  act(() => result.current.recordRound({ ...testRound, win: '30.00' }))
  // React may render the component itself once more before it gives up, and then shows the same.
  expect(renders).toBeLessThanOrEqual(before + 1)
  expect(result.current).toMatchObject({ played, last })
})
