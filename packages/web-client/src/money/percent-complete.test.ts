import { describe, expect, it } from 'vitest'
import { percentComplete } from './percent-complete.ts'

describe('the completed share of a requirement', () => {
  it.each([
    ['3000.00', '0.00', 0],
    ['3000.00', '-1.00', 0],
    ['3000.00', '2999.99', 99],
    ['3000.00', '3000.00', 100],
    ['0.00', '0.00', 100],
    ['9999999999999.99', '9999999999999.98', 99],
    ['9999999999999.99', '4999999999999.99', 49],
  ])('of %s, %s completed is %i percent', (required, done, percent) => {
    expect(percentComplete(required, done)).toBe(percent)
  })
})
