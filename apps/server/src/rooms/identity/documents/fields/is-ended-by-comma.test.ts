import { expect, it } from 'vitest'
import { isEndedByComma } from './read-latin.ts'

it.each([
  [['DE LA PEÑA', 'DE LA PENA,', 'DE LA PENA ,', 'DE LA PENA,'], true],
  [['DE LA PENA', 'DE LA PENA,', 'DE LA PENA', 'DE LA PENA,'], false],
  [[], false],
])('%j', (texts, isEnded) => {
  expect(isEndedByComma(texts.map((text) => ({ text })))).toBe(isEnded)
})
