import { describe, expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { findMrzLines } from './find-mrz-lines.ts'
import { mrzZone } from './mrz-zone.ts'
import { parseMrz } from './parse-mrz.ts'
import { isStateOf } from './state-codes.ts'

const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const SECOND = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
const TODAY = '2026-11-21'

describe('the lines of a passport', () => {
  it('are found among others and fitted to their length', () => {
    const short = 'L898902C36UTO7408122F1204159ZE184226B<<<<10'
    expect(findMrzLines(['MINISTRY', `${FIRST.slice(0, 36)}`, SECOND])).toEqual([FIRST, SECOND])
    expect(findMrzLines([FIRST, short])).toEqual([FIRST, SECOND])
    expect(findMrzLines([FIRST, SECOND.replace('<<<<<', '<<<<<<<')])).toEqual([FIRST, SECOND])
  })

  it.each(['P<WNCHEN<<MEI<LING', 'P<TTWNCHEN<<MEI<LING', 'P<TUNCHEN<<MEI<LING'])(
    'begin with the state that the second has: %s',
    (first) => {
      const second = SECOND.replace('UTO', 'TWN')
      const whole = 'P<TWNCHEN<<MEI<LING'.padEnd(44, '<')
      expect(findMrzLines([first.padEnd(40, '<'), second])?.[0]).toBe(whole)
    },
  )

  it.each(['TWNT7', 'TTWN7'])('drop a stray letter beside the state: %s', (state) => {
    const second = SECOND.replace('UTO', 'TWN')
    const first = FIRST.replace('UTO', 'TWN')
    expect(findMrzLines([first, second.replace('TWN7', state)])).toEqual([first, second])
  })

  it('drop misread letters in a row of fillers', () => {
    expect(findMrzLines([`P<UTOERIKSSON<<ANNA<MARIA<<<<<KLCKKLCK<<<<<<`, SECOND])?.[0]).toBe(FIRST)
  })

  it('have two fillers in Germany’s code, and an X that is read as a sign', () => {
    const first = 'P<D<<GROEBER<<TILL<MATTHIAS'.padEnd(44, '<')
    const second = 'C4XH9KM272D<<7809213M2811073<<<<<<<<<<<<<<<6'
    expect(findMrzLines([first, second.replace('X', '×')])).toEqual([first, second])
    expect(parseMrz([first, second], TODAY)).toMatchObject({
      surname: 'GROEBER',
      givenNames: 'TILL MATTHIAS',
    })
  })

  it.each([[['PASSPORT', 'REPUBLIC OF CHINA']], [[]], [[FIRST]], [[SECOND]]])('are not in %o', (lines) =>
    expect(findMrzLines(lines)).toBeNull(),
  )
})

describe('the zone of a passport’s lines', () => {
  const lines = (texts: readonly [string, string]) =>
    understandLines([
      scannedLine('IMMIGRATION OFFICE', [330, 676, 441, 697]),
      scannedLine(texts[0], [328, 720, 786, 740]),
      scannedLine(texts[1], [325, 752, 787, 772]),
    ]).lines

  it('is found by the shape of two rows that were hardly read', () => {
    const zone = mrzZone(lines(['P10212044', 'P12279569610279012093411182448']))
    expect(zone?.rows.map((row) => row?.text)).toEqual(['P10212044', 'P12279569610279012093411182448'])
    expect(zone?.corners[0].y).toBeLessThan(720)
    expect(zone?.corners[3].y).toBeGreaterThan(772)
  })

  it('is none in sentences', () => {
    expect(
      mrzZone(lines(['This passport remains the property', 'of the state that issued it here'])),
    ).toBeNull()
  })
})

describe('what they say', () => {
  it('is validated by check digits', () => {
    expect(parseMrz([FIRST, SECOND], TODAY)).toEqual({
      number: 'L898902C3',
      personalNumber: 'ZE184226B',
      surname: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
      state: 'UTO',
      gender: '2',
      birthDate: '1974-08-12',
      expiryDate: '2012-04-15',
      isNumberProven: true,
      isBirthProven: true,
      isExpiryProven: true,
      isWholeProven: true,
    })
  })

  it('is no personal number without its check digit, or when there is none', () => {
    const misread = SECOND.replace('ZE184226B', 'ZE184227B')
    expect(parseMrz([FIRST, misread], TODAY)?.personalNumber).toBeNull()
    const without = `${SECOND.slice(0, 28)}<<<<<<<<<<<<<<<0`
    expect(parseMrz([FIRST, without], TODAY)?.personalNumber).toBeNull()
  })

  it('corrects digits read as letters', () => {
    const misread = SECOND.replace('7408122', '74O8I22')
    expect(parseMrz([FIRST, misread], TODAY)).toMatchObject({ birthDate: '1974-08-12', isBirthProven: true })
  })

  it('is invalid when a digit differs', () => {
    const misread = SECOND.replace('740812', '740813')
    expect(parseMrz([FIRST, misread], TODAY)).toMatchObject({
      isNumberProven: true,
      isBirthProven: false,
      isWholeProven: false,
    })
  })

  it('uses this century unless the date is in the future', () => {
    const born = (date: string) => parseMrz([FIRST, SECOND.replace('740812', date)], TODAY)?.birthDate
    expect(born('050101')).toBe('2005-01-01')
    expect(born('261122')).toBe('1926-11-22')
    expect(born('991301')).toBeNull()
  })
})

it('maps states to countries', () => {
  expect(isStateOf('TWN', 'TW')).toBe(true)
  expect(isStateOf('D', 'DE')).toBe(true)
  expect(isStateOf('GBN', 'GB')).toBe(true)
  expect(isStateOf('JPN', 'TW')).toBe(false)
  expect(isStateOf('JPN', 'QQ'), 'a country without passports of its own').toBe(false)
  expect(isStateOf('TWN', 'PR')).toBe(false)
})
