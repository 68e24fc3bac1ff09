import { expect, it } from 'vitest'
import { voteWithDigits } from './read-chinese.ts'
import { voteRocDate } from './read-roc-date.ts'

const voice = (text: string, confidence: number, weight?: number) => ({
  letters: [...text],
  confidences: [...text].map(() => confidence),
  confidence,
  ...(weight !== undefined && { weight }),
})

it('a zero that the scan is sure of is none of the digits that the other engine takes it for', () => {
  const read = [1, 2, 3, 4].map(() => voice('5號6樓之19', 0.9))
  expect(voteWithDigits([...read, voice('5號6樓之10', 0.99, 2.5)])).toMatchObject({ value: '5號6樓之10' })
  expect(voteWithDigits([...read, voice('5號6樓之10', 0.99, 2.5)])?.confidence).toBeLessThanOrEqual(0.8)
  expect(voteWithDigits([...read, voice('5號6樓之10', 0.5, 2.5)])).toMatchObject({ value: '5號6樓之19' })
  expect(voteWithDigits([...read, voice('5號6樓之17', 0.99, 2.5)])).toMatchObject({ value: '5號6樓之19' })
})

it('nor in a date', () => {
  const read = [1, 2, 3, 4].map(() => ({ value: '1990-03-17', confidence: 0.9 }))
  expect(voteRocDate([...read, { value: '1981-03-17', confidence: 0.99 }])).toMatchObject({
    value: '1981-03-17',
  })
  expect(voteRocDate([...read, { value: '1989-03-17', confidence: 0.99 }])).toMatchObject({
    value: '1990-03-17',
  })
})
