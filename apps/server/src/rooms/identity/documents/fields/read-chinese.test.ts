import { expect, it } from 'vitest'
import type { TextReader } from '../../../../providers/ocr/index.ts'
import { MIN_SURE_CONFIDENCE } from '../min-sure-confidence.ts'
import { drawTextStrip } from '../testing/draw-text-strip.ts'
import { readAddress } from './read-chinese.ts'

const box = { left: 0, top: 0, right: 1, bottom: 1 }
const readerOf = (text: string): TextReader => ({
  readLines: async () => [
    {
      text,
      confidence: 0.99,
      box,
      letters: [...text].map((letter) => ({ text: letter, confidence: 0.99, box })),
    },
  ],
})

it.each([
  ['臺中市西區公益路十號', true],
  ['臺中市西區公益路十號三樓', true],
  ['臺中市西區公益路', false],
  ['臺中市西區公益路十', false],
])('an address whose next row may be missing is not sure: %s: %s', async (address, isSure) => {
  const strip = await drawTextStrip(address, address)
  const at = { reader: readerOf(address), before: AbortSignal.timeout(30_000) }
  const read = await readAddress(at, [strip])
  expect(read?.value).toBe(address)
  expect((read?.confidence ?? 0) >= MIN_SURE_CONFIDENCE).toBe(isSure)
})
