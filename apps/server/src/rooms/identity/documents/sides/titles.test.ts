import { describe, expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { SIDES } from './sides.ts'
import { isOtherDocument, isTitled } from './titles.ts'

const page = (...texts: string[]) =>
  understandLines(
    texts.map((text, at) => scannedLine(text, [200, 100 + 60 * at, 200 + 30 * text.length, 130 + 60 * at])),
  )
const PERSON = ['姓名 王小明', '出生 民國79年5月12日', '統一編號 A123456789']

describe('the title of a front', () => {
  it.each([
    ['中華民國國民身分證', true],
    ['中華民國國民身份\u8bc1', true],
    ['華民國國民身証', true],
    ['民身分', true],
    ['國民身分證統一編號', false],
    ['身分證號', false],
    ['中華民國', false],
    ['臺北市政府', false],
  ])('%s: %s', (title, isKnown) => {
    expect(isTitled(page(title, ...PERSON), 'id_front')).toBe(isKnown)
  })

  it.each([
    ['中華民國居留證', true],
    ['居留', true],
    ['內政部移民署', true],
    ['居留期限 2030/01/01', false],
    ['居留事由', false],
  ])('of a resident: %s: %s', (title, isKnown) => {
    expect(isTitled(page(title, ...PERSON), 'resident_front')).toBe(isKnown)
  })
})

describe('another document', () => {
  it.each([
    '全民健康保險卡',
    '全民健康保\u9669卡',
    '中華民國汽車駕駛執照',
    '駕駛執照',
    '行車執照',
    '國立臺灣大學學生證',
    '員工證',
    '信用卡',
    'DRIVER LICENSE',
    'NATIONAL HEALTH INSURANCE',
  ])('%s', (title) => {
    for (const { name: side } of Object.values(SIDES))
      expect([side, isOtherDocument(page(title, ...PERSON), side)]).toEqual([side, true])
  })

  it('is not a card that lies on other print', () => {
    expect(isOtherDocument(page('中華民國國民身分證', ...PERSON, '信用卡'), 'id_front')).toBe(false)
    expect(isOtherDocument(page('父 王大明', '母 林美玲', '信用卡'), 'id_reverse')).toBe(false)
    expect(isOtherDocument(page('信用卡', 'P<TWNWANG<<XIAO<MING<<<<<<<'), 'passport')).toBe(false)
  })

  it('is not a card without a title', () => {
    expect(isOtherDocument(page(...PERSON), 'id_front')).toBe(false)
  })
})
