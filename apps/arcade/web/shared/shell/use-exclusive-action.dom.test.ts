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

it('is over as soon as the action tells so, and ends no action but its own', async () => {
  const { result } = renderHook(() => useExclusiveAction<'spin'>())
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  let endFirst = () => {}
  act(
    () =>
      void result.current.run('spin', (end) => {
        endFirst = end
        return first.promise
      }),
  )
  act(() => endFirst())
  expect(result.current.current).toBeNull()
  act(() => void result.current.run('spin', () => second.promise))
  expect(result.current.current).toBe('spin')
  await act(async () => first.resolve())
  expect(result.current.current).toBe('spin')
  await act(async () => second.resolve())
  expect(result.current.current).toBeNull()
})
