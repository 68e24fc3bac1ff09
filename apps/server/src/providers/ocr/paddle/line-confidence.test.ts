import { expect, it } from 'vitest'
import type { ScannedLine } from '../text-scanner.ts'
import { letterConfidenceOf, meanConfidenceOf, uprightEvidenceIn } from './line-confidence.ts'

const lineOf = (letters: readonly (readonly [text: string, confidence: number])[]): ScannedLine => ({
  text: letters.map(([text]) => text).join(''),
  confidence: 0.9,
  letters: letters.map(([text, confidence], at) => ({ text, confidence, at })),
  corners: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
})

it('fillers of machine-readable lines do not say that the lines stand upright', () => {
  const fillers = Array.from({ length: 30 }, () => ['>', 0.97] as const)
  const lines = [lineOf([...fillers, ['N', 0.3], ['H', 0.4], ['3', 0.5]])]
  expect(meanConfidenceOf(lines)).toBeGreaterThan(0.9)
  expect(letterConfidenceOf(lines)).toBeCloseTo(0.4)
  expect(uprightEvidenceIn(lines)).toBeLessThan(0)
})

it('lines of fillers only are trusted in no direction', () => {
  expect(
    letterConfidenceOf([
      lineOf([
        ['>', 0.97],
        ['>', 0.98],
      ]),
    ]),
  ).toBe(0)
})
