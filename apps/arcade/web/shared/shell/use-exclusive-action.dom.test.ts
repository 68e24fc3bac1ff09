import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useExclusiveAction } from './use-exclusive-action.ts'

it('drops actions while one is running, even before a re-render', async () => {
  const { result } = renderHook(() => useExclusiveAction<'spin'>())
  const done = Promise.withResolvers<void>()
  const action = vi.fn(() => done.promise)
  act(() => {
    void result.current.run('spin', action)
    void result.current.run('spin', action)
  })
  expect(action).toHaveBeenCalledOnce()
  expect(result.current.current).toBe('spin')
  await act(async () => done.resolve())
  expect(result.current.current).toBeNull()
  await act(() => result.current.run('spin', action))
  expect(action).toHaveBeenCalledTimes(2)
})
