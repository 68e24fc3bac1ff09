import { expect, it } from 'vitest'
import { segmentLetters } from '../glyphs/segment-letters.ts'
import { drawTextStrip } from '../testing/draw-text-strip.ts'
import { joinGlyphs } from './join-glyphs.ts'
import { isInkAlone, isWithStroke, withoutLabel } from './read-chinese-name.ts'

it('a label that only the second reading of a line knew is cut off', async () => {
  const strip = withoutLabel(await drawTextStrip('姓名：王靖雯', '姓名：王靖雯'))
  expect(strip.scanned.text).toBe('王靖雯')
  expect(joinGlyphs(segmentLetters(strip.even, new Set()), [])?.value).toBe('王靖雯')
  expect(strip.scanned.letters[0]?.at).toBeCloseTo(1 / 6, 1)
})

it('a first letter that is a label elsewhere stays where the label stands apart', async () => {
  const strip = await drawTextStrip('母妮·巴伐利', '母妮·巴伐利')
  expect(withoutLabel(strip, true)).toBe(strip)
  expect(withoutLabel(strip).scanned.text).toBe('妮·巴伐利')
})

it('a name without a label stays', async () => {
  const strip = await drawTextStrip('王靖雯', '王靖雯')
  expect(withoutLabel(strip)).toBe(strip)
})

it.each([
  ['without a surname', '椅別', ['椅別'], true],
  ['of too many letters', '檜別蒯柎蒯', ['檜別'], true],
  ['of which the other engine reads nothing', '王靖雯', ['一口'], true],
  ['of which it reads a letter', '王靖雯', ['王一口'], false],
])('ink that the scan does not read is no name %s', (_, value, read, isNone) => {
  const voice = (text: string) => ({ letters: [...text], confidence: 0.5 })
  expect(isInkAlone(value, [...read.map(voice), voice('')])).toBe(isNone)
  expect(isInkAlone(value, [...read.map(voice), voice('雯')])).toBe(false)
})

it.each([
  ['卓郭玉蘭一', '卓郭玉蘭', true],
  ['一卓火旺', '卓火旺', true],
  ['陳守一', '陳守', true],
  ['陳守二', '陳守', false],
  ['陳守一', '陳守一', false],
])('%s is %s with a stroke: %s', (letters, name, isOne) => {
  expect(isWithStroke(letters, name)).toBe(isOne)
})
