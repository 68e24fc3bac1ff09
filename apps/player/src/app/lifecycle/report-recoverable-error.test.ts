import { afterEach, expect, it, vi } from 'vitest'
import { reportRecoverableError } from './report-recoverable-error.ts'

afterEach(() => vi.unstubAllGlobals())

it('reports every error except a skipped view transition', () => {
  const told: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => told.push(error))
  const resized = 'Transition was aborted because of invalid state. Viewport size changed'
  const late = 'Transition was aborted because of timeout in DOM update. DOM update timed out'
  reportRecoverableError(new DOMException(resized, 'InvalidStateError'))
  reportRecoverableError(new DOMException(late, 'TimeoutError'))
  expect(told).toEqual([])
  const others = [new Error('hydration'), new DOMException('closed', 'InvalidStateError')]
  for (const other of others) reportRecoverableError(other)
  expect(told).toEqual(others)
})
