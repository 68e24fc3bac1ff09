import { expect, it, vi } from 'vitest'
import { createSkippableTimer } from './skippable-timer.ts'

it('waits the given time or until skipped', async () => {
  const timers = new Map<number, () => void>()
  const clear = vi.fn((id: number) => void timers.delete(id))
  const pacer = createSkippableTimer({
    set(run, ms) {
      timers.set(ms, run)
      return ms
    },
    clear,
  })
  const full = pacer.wait(100)
  timers.get(100)?.()
  await full
  const short = pacer.wait(200)
  pacer.skip()
  await short
  expect(clear).toHaveBeenCalledWith(200)
  pacer.skip()
})
