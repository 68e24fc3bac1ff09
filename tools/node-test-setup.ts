import { afterAll, vi } from 'vitest'

// The files of a worker share their modules and globals: none leaves its clock or stubs to the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
