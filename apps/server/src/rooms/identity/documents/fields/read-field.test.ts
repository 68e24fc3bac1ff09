import { describe, expect, it } from 'vitest'
import type { TextReader } from '../../../../providers/ocr/index.ts'
import { MIN_SURE_CONFIDENCE } from '../min-sure-confidence.ts'
import type { FieldFormat, FieldSpec } from '../sides/side.ts'
import { SIDES } from '../sides/sides.ts'
import { drawTextStrip } from '../testing/draw-text-strip.ts'
import { readField } from './read-field.ts'
import { stripLabels } from './strip-labels.ts'

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

function specOf(as: FieldFormat): FieldSpec {
  const spec = Object.values(SIDES)
    .flatMap(({ fields }) => fields)
    .find((field) => field.as === as)
  if (spec === undefined) throw new Error(`no field is a ${as}`)
  return spec
}

const readAs = async (as: FieldFormat, text: string) => {
  const at = { reader: readerOf(text), before: AbortSignal.timeout(30_000) }
  return readField(at, [await drawTextStrip(text, text)], { spec: specOf(as) })
}

describe('another label’s words are no part of a value', () => {
  it('an address', async () => {
    const alone = await readAs('address', '臺中市西區公益路十號')
    expect(alone?.value).toBe('臺中市西區公益路十號')
    expect(alone?.confidence).toBeGreaterThanOrEqual(MIN_SURE_CONFIDENCE)
    const labelled = await readAs('address', '戶籍地址臺中市西區公益路十號')
    expect(labelled?.value).toBe('臺中市西區公益路十號')
    expect(labelled?.confidence).toBeLessThanOrEqual(0.8)
  })

  it('Latin text', async () => {
    expect((await readAs('latin', 'PLACE OF BIRTH BERLIN'))?.value).toBe('BERLIN')
    expect((await readAs('latin', 'BERLIN DATE OF ISSUE'))?.value).toBe('BERLIN')
  })

  it.each([
    ['chinese_name', '生名·王小明', '王小明'],
    ['chinese_name', '姓名王小明性別', '王小明'],
    ['place', '出生地臺北市', '臺北市'],
    ['chinese', '常備役役別', '常備役'],
    ['latin_name', 'SURNAME / CRUZ, JOHN', 'CRUZ, JOHN'],
    ['address', '臺中市西區公益路住址十號', '臺中市西區公益路十號'],
    ['address', '臺中市西區配偶公益路十號', '臺中市西區公益路十號'],
    ['latin', 'PLACE OF BLRTH BERLIN', 'BERLIN'],
    ['latin_name', 'CRUZ, JOHN DATE OF BIRIH', 'CRUZ, JOHN'],
    ['latin', 'LIEU DE NAISSANCE / PLACE OF BIRTH BERLIN', 'BERLIN'],
  ] as const)('%s %s is doubted without them', (as, value, stripped) => {
    expect(stripLabels({ value, confidence: 0.99 }, as)).toEqual({ value: stripped, confidence: 0.8 })
  })

  it.each([
    ['latin_name', 'RASON, JOHN'],
    ['latin_name', 'CODE, JOHN'],
    ['address', '臺中市西區中華里國民街十號'],
    ['chinese_name', '母小明'],
    ['chinese_name', '母巴奈·谷木·阿美'],
    ['chinese', '丙種國民兵役'],
  ] as const)('%s %s resembles one: it is kept, and doubted', (as, value) => {
    expect(stripLabels({ value, confidence: 0.99 }, as)).toEqual({ value, confidence: 0.8 })
  })

  it('one that was misread within a Chinese text leaves it in doubt', async () => {
    const within = await readAs('address', '臺中市西區公益路役刑十號')
    expect(within).toMatchObject({ value: '臺中市西區公益路役刑十號', confidence: expect.closeTo(0.8) })
    const first = await readAs('address', '戶藉地址臺中市西區公益路十號')
    expect(first).toMatchObject({ value: '臺中市西區公益路十號', confidence: expect.closeTo(0.8) })
    const place = await readAs('place', '臺北市出生午月日')
    expect(place).toMatchObject({ value: '臺北市' })
    expect(place?.confidence).toBeLessThanOrEqual(0.8)
    expect(await readAs('place', '臺北市中山區')).toMatchObject({ value: '臺北市中山區' })
  })

  it.each([
    ['chinese_name', '陳名揚'],
    ['chinese', '國民兵役'],
    ['latin', 'TAIPEI CITY'],
    ['date', '2020-01-02'],
  ] as const)('%s %s has none', (as, value) => {
    const read = { value, confidence: 0.99 }
    expect(stripLabels(read, as)).toBe(read)
  })
})
