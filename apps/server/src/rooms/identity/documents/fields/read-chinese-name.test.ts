import { expect, it } from 'vitest'
import { segmentLetters } from '../glyphs/segment-letters.ts'
import { drawTextStrip } from '../testing/draw-text-strip.ts'
import { joinGlyphs } from './join-glyphs.ts'
import { withoutLabel } from './read-chinese-name.ts'

it('a label that only the second reading of a line knew is cut off', async () => {
  const strip = withoutLabel(await drawTextStrip('姓名：王靖雯', '姓名：王靖雯'))
  expect(strip.scanned.text).toBe('王靖雯')
  expect(joinGlyphs(segmentLetters(strip.even, new Set()), [])?.value).toBe('王靖雯')
  expect(strip.scanned.letters[0]?.at).toBeCloseTo(1 / 6, 1)
})

it('a name without a label stays', async () => {
  const strip = await drawTextStrip('王靖雯', '王靖雯')
  expect(withoutLabel(strip)).toBe(strip)
})
