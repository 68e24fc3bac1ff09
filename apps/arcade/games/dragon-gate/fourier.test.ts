import { expect, it } from 'vitest'
import { complexOf, transform } from './fourier.ts'

it('is the sum that defines it, and its inverse gives the values back', () => {
  const values = [3, 1, 4, 1, 5, 9, 2, 6]
  const spectrum = complexOf(values.length)
  spectrum.re.set(values)
  transform(spectrum, -1)
  for (const at of values.keys()) {
    const angles = values.map((_, index) => (-2 * Math.PI * at * index) / values.length)
    const sum = (part: (angle: number) => number) =>
      values.reduce((total, value, index) => total + value * part(angles[index] ?? 0), 0)
    expect(spectrum.re[at]).toBeCloseTo(sum(Math.cos), 12)
    expect(spectrum.im[at]).toBeCloseTo(sum(Math.sin), 12)
  }
  transform(spectrum, 1)
  for (const [at, value] of values.entries())
    expect((spectrum.re[at] ?? 0) / values.length).toBeCloseTo(value, 12)
})
