import { describe, expect, it } from 'vitest'
import { voteNumber } from './read-number.ts'

const readings = (...values: string[]) => values.map((value) => ({ value, confidence: 0.9 }))

describe('a number of which no reading has the right check digit', () => {
  it('is what the readings have together where only one of these has it', () => {
    expect(voteNumber(readings('J127472603', 'J127472603', 'O121472603'))).toEqual({
      value: 'J121472603',
      confidence: 0.8,
    })
  })

  it('is in doubt where more than one may be meant, or the readings differ too much', () => {
    for (const read of [readings('A123456780'), readings('A123456780', 'B987654320')])
      expect(voteNumber(read)?.confidence).toBeLessThan(0.6)
  })
})
