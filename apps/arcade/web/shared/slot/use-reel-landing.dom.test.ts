import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useReelLanding } from './use-reel-landing.ts'

const render = (comeToRest: (isFast: boolean) => Promise<void>) =>
  renderHook(() => useReelLanding('cherries', comeToRest))
const showsOf = ({ result }: ReturnType<typeof render>) => result.current[0]
const landOn = ({ result }: ReturnType<typeof render>, shown: string, isFast: boolean) =>
  result.current[1](shown, isFast)

it('comes to rest once what it lands on is rendered, and resolves with that', async () => {
  const rest = Promise.withResolvers<void>()
  const comeToRest = vi.fn((_: boolean) => rest.promise)
  const hook = render(comeToRest)
  expect(comeToRest).not.toHaveBeenCalled()
  const resolved = vi.fn()
  act(() => void landOn(hook, 'sevens', true).then(resolved))
  expect(showsOf(hook)).toBe('sevens')
  expect(comeToRest.mock.calls).toEqual([[true]])
  expect(resolved).not.toHaveBeenCalled()
  await act(async () => rest.resolve())
  expect(resolved).toHaveBeenCalledOnce()
})

it('lands on the last of two in one task, and resolves both', async () => {
  const comeToRest = vi.fn(async () => {})
  const hook = render(comeToRest)
  let landings: Promise<void>[] = []
  act(() => {
    landings = [landOn(hook, 'cherries', false), landOn(hook, 'bells', true)]
  })
  await Promise.all(landings)
  expect(showsOf(hook)).toBe('bells')
  expect(comeToRest.mock.calls).toEqual([[true]])
})

it('resolves when it is taken away before it has landed', async () => {
  const comeToRest = vi.fn(async () => {})
  const hook = render(comeToRest)
  let landing: Promise<void> | undefined
  act(() => {
    landing = landOn(hook, 'bells', true)
    hook.unmount()
  })
  await expect(landing).resolves.toBeUndefined()
  expect(comeToRest).not.toHaveBeenCalled()
})
