import { afterEach, expect, it, vi } from 'vitest'
import { reportRecoverable } from './report-recoverable.ts'

afterEach(() => vi.unstubAllGlobals())

it('reports every error except a skipped view transition', () => {
  const told: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => told.push(error))
  const resized = 'Transition was aborted because of invalid state. Viewport size changed'
  const late = 'Transition was aborted because of timeout in DOM update. DOM update timed out'
  reportRecoverable(new DOMException(resized, 'InvalidStateError'))
  reportRecoverable(new DOMException(late, 'TimeoutError'))
  expect(told).toEqual([])
  const others = [new Error('hydration'), new DOMException('closed', 'InvalidStateError')]
  for (const other of others) reportRecoverable(other)
  expect(told).toEqual(others)
})
