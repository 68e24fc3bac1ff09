import { expect, it } from 'vitest'
import { newRequestId } from './new-request-id.ts'

it('is a version 4 UUID, new each time', () => {
  const first = newRequestId()
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newRequestId()).not.toBe(first)
})
