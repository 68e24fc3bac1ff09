import { afterEach, expect, it, vi } from 'vitest'
import { createOverlayHistory } from './overlay-history.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('repeats no step that is slow to arrive, as the one that loads the document anew is', async () => {
  vi.useFakeTimers()
  const go = vi.spyOn(history, 'go').mockReturnValue()
  history.replaceState({ key: 'page', index: 0, overlays: 1 }, '')
  await vi.advanceTimersByTimeAsync(0)
  const overlays = createOverlayHistory(() => 'page')
  overlays.handlePageShown()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(go.mock.calls).toEqual([[-1]])
  expect(overlays.isStepPending()).toBe(false)
  history.replaceState({ key: 'page', index: 0 }, '')
  overlays.handleStepOnPage()
  history.replaceState({ key: 'page', index: 0, overlays: 1 }, '')
  overlays.handlePageShown()
  await vi.advanceTimersByTimeAsync(0)
  expect(go.mock.calls, 'once it has arrived, the next step is taken').toEqual([[-1], [-1]])
  overlays.stop()
})
