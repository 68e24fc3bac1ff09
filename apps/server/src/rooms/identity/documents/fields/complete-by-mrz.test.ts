import { describe, expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { parseMrz } from '../mrz/parse-mrz.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { assignValues } from './assign-values.ts'
import { completeByMrz } from './complete-by-mrz.ts'

const MRZ = parseMrz(
  ['P<IDNLEE<<MIN<HO<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'P122795696IDN7901209F3411182<<<<<<<<<<<<<<<8'],
  '2026-06-01',
)
if (MRZ === null) throw new Error('the lines are not read')
const mrz = MRZ
/** A page of which no label could be read. */
const PAGE = [
  scannedLine('PASSPORT', [70, 90, 300, 130]),
  scannedLine('LEE', [70, 220, 130, 250]),
  scannedLine('MIN HO', [70, 290, 170, 320]),
  scannedLine('IDN', [70, 360, 130, 390]),
  scannedLine('20.01.1979', [70, 430, 200, 460]),
  scannedLine('BANDUNG', [400, 430, 520, 460]),
  scannedLine('18.112024', [70, 500, 200, 530]),
  scannedLine('18.11.2034', [400, 500, 520, 530]),
  scannedLine('IMMIGRATION OFFICE', [70, 570, 300, 600]),
]
const foundOn = (lines: typeof PAGE) =>
  Object.fromEntries(
    completeByMrz(understandLines(lines), SIDES.passport, [], mrz).map(({ spec, rows, isContested }) => [
      spec.field,
      [rows[0]?.text, isContested],
    ]),
  )

describe('values of a passport that no label names', () => {
  it('are the date between birth and expiry, and the place between birth and issue, both doubted', () => {
    expect(foundOn(PAGE)).toEqual({ issue_date: ['18.112024', true], birthplace: ['BANDUNG', true] })
  })

  it('are no birthplace at the label of the nationality, where values stand below their labels', () => {
    const page = [
      scannedLine('Date of birth', [70, 400, 200, 424]),
      scannedLine('20.01.1979', [70, 430, 200, 460]),
      scannedLine('Nationality', [400, 400, 520, 424]),
      scannedLine('INDONESIAN', [400, 430, 560, 460]),
      scannedLine('Date of expiry', [70, 470, 200, 494]),
      scannedLine('18.11.2034', [70, 500, 200, 530]),
    ]
    const understood = understandLines(page)
    const assigned = assignValues(understood, SIDES.passport)
    const found = completeByMrz(understood, SIDES.passport, assigned, mrz)
    expect(found.map(({ spec }) => spec.field)).not.toContain('birthplace')
    expect(assigned.map(({ direction }) => direction)).toEqual(['below', 'below'])
  })

  it('are no birthplace where the page names a registered domicile', () => {
    const page = [...PAGE, scannedLine('本籍/Registered Domicile', [400, 400, 560, 424])]
    expect(foundOn(page)).toEqual({ issue_date: ['18.112024', true] })
  })

  it('stand behind words in small letters, which are a label in a language that is not known', () => {
    const page = PAGE.map((line) =>
      line.text === 'BANDUNG' ? scannedLine('Tempat lahirnya BANDUNG', [280, 430, 520, 460]) : line,
    )
    expect(foundOn(page)).toMatchObject({ birthplace: ['BANDUNG', true] })
  })

  it('replace an issue on the day of the expiry', () => {
    const spec = SIDES.passport.fields.find(({ field }) => field === 'issue_date')
    const page = understandLines(PAGE)
    const expiry = page.values.find(({ text }) => text === '18.11.2034')
    if (spec === undefined || expiry === undefined) throw new Error('no expiry')
    const assigned = [{ spec, label: null, rows: [expiry] }]
    expect(completeByMrz(page, SIDES.passport, assigned, mrz)).toMatchObject([
      { spec: { field: 'issue_date' }, rows: [{ text: '18.112024' }], isContested: true },
      { spec: { field: 'birthplace' } },
    ])
  })

  it('are none where two may be meant', () => {
    const more = [
      ...PAGE,
      scannedLine('01.02.2020', [700, 500, 820, 530]),
      scannedLine('SURABAYA', [700, 430, 820, 460]),
    ]
    expect(foundOn(more)).toEqual({})
  })

  it('are the place below the nationality that stands beside the birth', () => {
    const page = [
      scannedLine('INDONESIAN', [70, 430, 300, 460]),
      scannedLine('20.01.1979', [400, 430, 520, 460]),
      scannedLine('BANDUNG', [400, 500, 520, 530]),
      scannedLine('18.11.2024', [70, 570, 200, 600]),
      scannedLine('18.11.2034', [400, 570, 520, 600]),
    ]
    expect(foundOn(page)).toMatchObject({ birthplace: ['BANDUNG', true] })
  })

  it('are no states, names or dates that the lines have', () => {
    const fewer = PAGE.filter(({ text }) => text !== 'BANDUNG' && text !== '18.112024')
    expect(foundOn(fewer)).toEqual({})
  })
})
