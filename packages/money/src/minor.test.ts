import { describe, expect, it } from 'vitest'
import { add, minor, negate, subtract, sum, ZERO } from './minor.ts'

describe('Minor', () => {
  it('adds, subtracts, negates and sums', () => {
    expect(add(minor(1n), minor(2n))).toBe(3n)
    expect(subtract(minor(1n), minor(2n))).toBe(-1n)
    expect(negate(minor(5n))).toBe(-5n)
    expect(sum([minor(1n), minor(2n), minor(-4n)])).toBe(-1n)
    expect(sum([])).toBe(ZERO)
  })

  it('refuses amounts beyond 64 bits', () => {
    expect(minor(2n ** 63n - 1n)).toBe(9223372036854775807n)
    expect(() => minor(2n ** 63n)).toThrow(RangeError)
    expect(() => add(minor(2n ** 63n - 1n), minor(1n))).toThrow(RangeError)
  })
})
