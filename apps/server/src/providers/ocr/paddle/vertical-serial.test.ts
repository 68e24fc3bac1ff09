import { expect, it } from 'vitest'
import { isLongerThanSerial, isVerticalNumber, longerBox, wholeSerial } from './vertical-serial.ts'

const box = { x: 1300, y: 765, length: 320, thickness: 66, angle: 1.53 }
const read = (text: string, confidence = 0.99) => ({ text, confidence, letters: [] })

it('a vertical number that lacks digits of a serial is read with room for them at both ends', () => {
  expect(longerBox(box, read('00735192'))).toEqual({ ...box, length: 520 })
  expect(longerBox(box, read('0073519264'))).toBeNull()
})

it.each([
  ['a whole serial with the number in it', read('0073519264'), '0073519264'],
  ['no serial', read('007351926'), '00735192'],
  ['another number', read('0078519264'), '00735192'],
  ['an unsure one', read('0073519264', 0.8), '00735192'],
])('what is read there counts where it is %s', (_, longer, text) => {
  expect(wholeSerial(read('00735192'), longer).text).toBe(text)
})

it('more characters than a serial has may be a label and a number', () => {
  expect(isLongerThanSerial(read('1E125507970'))).toBe(true)
  expect(isLongerThanSerial(read('E1255 07970'))).toBe(false)
})

it('a number that runs up may have its label before it', () => {
  for (const text of ['4072918356', 'A123 456789', '卡號4072918356', '卡片序號：4072918356'])
    expect(isVerticalNumber(read(text)), text).toBe(true)
  for (const text of ['本證每人限領一張', '中華民國110年', '1234'])
    expect(isVerticalNumber(read(text)), text).toBe(false)
})
