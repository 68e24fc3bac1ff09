import { describe, expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { recognizeSide } from '../sides/recognize-side.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'

/** A row of print, 30 px high, its letters as wide as high. */
const row = (text: string, top = 100) => scannedLine(text, [200, top, 200 + 30 * text.length, top + 30])
const labelsIn = (text: string) =>
  understandLines([row(text)]).labels.map(({ meaning, isWithinWords = false }) => [meaning, isWithinWords])

describe('a label within other words', () => {
  it.each([
    ['一名男子出示的護照和', 'title_passport'],
    ['和居留證都是偽造的', 'title_resident'],
    ['男子和他的配偶表示', 'spouse'],
    ['地址不符合當地的資料', 'address'],
    ['年已經服過兵役也沒有', 'military_status'],
  ])('%s', (text, meaning) => {
    expect(labelsIn(text)).toContainEqual([meaning, true])
  })

  it('makes the labels beside it as doubtful', () => {
    expect(labelsIn('警察帶著父母及配偶表示')).toEqual([
      ['parents', true],
      ['spouse', true],
    ])
  })

  it.each([
    '中華民國國民身分證',
    '統一編號 A123456789',
    '姓名王小明',
    '配偶林美玲 役別常備役',
    '性別男 出生民國79年5月12日',
    '出生地臺灣省臺南市',
    '住址臺北市中山區長安東路二段100號五樓',
    '一住址新北市板橋區文化路一段7號',
    '證件流水號 0047205936',
  ])('is none in %s', (text) => {
    expect(labelsIn(text).filter(([, isWithinWords]) => isWithinWords)).toEqual([])
    expect(labelsIn(text)).not.toEqual([])
  })
})

describe('a newspaper that names papers', () => {
  const NEWS = [
    '一名男子出示的護照和居留',
    '證都是偽造的他的父母及配偶',
    '身分證上的出生日期與地址',
    '配偶表示',
  ]
  const page = (...rows: string[]) => understandLines(rows.map((text, at) => row(text, 100 + 50 * at)))

  it('is no side of a document, though some of its labels stand alone', () => {
    for (const { name: side } of Object.values(SIDES))
      expect([side, recognizeSide(page(...NEWS), side).name]).toEqual([side, null])
  })

  it('may lie under a document', () => {
    const card = ['中華民國國民身分證', '姓名王小明', '民國79年5月12日', 'A123456789']
    expect(recognizeSide(page(...NEWS, ...card), 'id_front').name).toBe('id_front')
  })

  it('knows no reverse by an address in a sentence', () => {
    const sentence = '臺北市中山區長安東路二段100號的住戶表示'
    expect(recognizeSide(page(sentence), 'id_reverse').name).toBeNull()
    expect(recognizeSide(page('臺北市中山區長安東路二段100號'), 'id_reverse').name).toBe('id_reverse')
  })
})
