import sharp from 'sharp'
import { expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { recoverSparseLine } from './recover-sparse-line.ts'

/** A label in small letters, and a name of two rare letters and one that the scan knows. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="100"><rect width="100%" height="100%" fill="#e8e8e8"/>
<g font-family="Noto Serif CJK TC" fill="#333"><text x="20" y="70" font-size="36">姓</text><text x="150" y="70" font-size="36">名</text><text x="260" y="74" font-size="66" letter-spacing="12">鄞筱嵐</text></g></svg>`
const { data } = await sharp(Buffer.from(svg))
  .blur(0.8)
  .toColourspace('b-w')
  .raw()
  .toBuffer({ resolveWithObject: true })
const picture = { data: new Uint8Array(data), width: 520, height: 100 }
const photo = { picture, even: picture }
const box = [8, 10, 512, 92] as const
const read = (text: string, at: number) => ({
  ...scannedLine(text, box),
  letters: [{ text, confidence: 0.85, at }],
})

it('reads by their shapes the letters that the scan lost, each in its place', () => {
  const { text, letters } = recoverSparseLine(photo, read('筱', 0.73))
  expect(text).toBe('姓名鄞筱嵐')
  expect(letters[3]).toMatchObject({ text: '筱', confidence: 0.85 })
  expect(letters[0]).toMatchObject({ confidence: 0.5 })
  expect(letters[0]?.at).toBeCloseTo(0.06, 1)
})

it('leaves a line with few gaps, and one with digits, as it is', () => {
  const whole = scannedLine('姓名鄞筱嵐', box)
  expect(recoverSparseLine(photo, whole)).toBe(whole)
  const number = read('7', 0.5)
  expect(recoverSparseLine(photo, number)).toBe(number)
})
