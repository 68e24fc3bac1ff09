import { describe, expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { joinNumberParts } from './join-number-parts.ts'
import { understandLines } from './understand-lines.ts'

const LABEL = scannedLine('統一編號', [133, 751, 294, 798])
/** Boxes 108 px apart, whose letters were found one by one; a space is a letter that was not. */
const inBoxes = (text: string) =>
  [...text].flatMap((letter, at) =>
    letter === ' ' ? [] : [scannedLine(letter, [375 + 108 * at, 760, 415 + 108 * at, 826])],
  )

describe('a number in boxes', () => {
  it.each([
    ['its first letter', ' 121472603', '?121472603'],
    ['two digits', 'J12 472 03', 'J12?472?03'],
    ['two digits beside each other', 'J12  72603', 'J12??72603'],
    ['its last digit', 'J12147260 ', 'J12147260?'],
    ['nothing', 'J121472603', 'J121472603'],
    ['nothing, with small letters for digits', 'J12l47o6o3', 'J121470603'],
  ])('is one where the scan lost %s', (_, read, text) => {
    expect(valuesOf('id_front', [LABEL, ...inBoxes(read)])).toMatchObject({ id_number: [text] })
  })

  it('is one where a few boxes were found as one line, with their borders', () => {
    const lines = [
      LABEL,
      scannedLine('J12147', [370, 745, 1010, 838]),
      scannedLine('03', [1234, 760, 1396, 826]),
    ]
    expect(valuesOf('id_front', lines)).toMatchObject({ id_number: ['J12147??03'] })
  })

  it('is one where a zero was found as a small letter, and the last boxes as one line', () => {
    const read = [...'K10o2639'].flatMap((letter, at) => [
      scannedLine(letter, [375 + 108 * at, 760, 415 + 108 * at, 826]),
    ])
    const lines = [LABEL, ...read, scannedLine('45', [1220, 745, 1412, 838])]
    expect(valuesOf('id_front', lines)).toMatchObject({ id_number: ['K100263945'] })
  })

  it('is cut out slot by slot, without the borders', () => {
    const [value] = joinNumberParts(understandLines([LABEL, ...inBoxes('J12 472603')])).values
    expect(value?.parts).toHaveLength(10)
    for (const [nw, ne] of value?.parts ?? []) expect(ne.x - nw.x).toBeLessThan(80)
  })

  it('is none where letters stand in no slots, or are too few', () => {
    const uneven = [0, 1, 2.5, 3.5, 4, 5.5, 6, 8].map((at) =>
      scannedLine('7', [375 + 108 * at, 760, 415 + 108 * at, 826]),
    )
    for (const lines of [uneven, inBoxes('J12   2   ')])
      expect(valuesOf('id_front', [LABEL, ...lines]).id_number).toBeUndefined()
  })
})

describe('a number in several rows', () => {
  const row = (text: string, top: number) => scannedLine(text, [837, top, 837 + 37 * text.length, top + 43])

  it('is one below its label', () => {
    const lines = [scannedLine('卡號', [848, 405, 1014, 435]), row('09165', 444), row('73428', 505)]
    expect(valuesOf('id_reverse', lines)).toMatchObject({ card_number: ['0916573428'] })
  })

  it.each([[['A123', '456', '789']], [['A1234', '56789']]])(
    'is one where its check digit holds: %s',
    (rows) => {
      const lines = rows.map((text, at) => row(text, 444 + 61 * at))
      expect(valuesOf('id_front', lines)).toMatchObject({ id_number: ['A123456789'] })
    },
  )

  it('is none without a label or a check digit', () => {
    expect(valuesOf('id_reverse', [row('09165', 444), row('73428', 505)])).toEqual({})
  })

  it('is none where another label stands between its rows', () => {
    const lines = [
      scannedLine('卡號', [848, 405, 1014, 435]),
      row('09165', 444),
      scannedLine('電話', [837, 495, 940, 520]),
      row('73428', 530),
    ]
    expect(valuesOf('id_reverse', lines).card_number).toBeUndefined()
  })
})

describe('a number in groups far apart', () => {
  /** Two heights from one group to the next. */
  const inGroups = (groups: readonly string[]) => {
    let left = 200
    return groups.map((text) => {
      const line = scannedLine(text, [left, 300, left + 24 * text.length, 340])
      left += 24 * text.length + 80
      return line
    })
  }

  it.each([
    ['at its label', ['6051', '928', '437'], '6051928437'],
    ['by its check digit', ['A', '123456789'], 'A123456789'],
    ['by its check digit', ['A123', '456', '789'], 'A123456789'],
  ])('is one %s', (_, groups, whole) => {
    const label = scannedLine(whole.startsWith('A') ? '性別' : '流水號', [60, 300, 150, 340])
    const side = whole.startsWith('A') ? 'id_front' : 'id_reverse'
    expect(Object.values(valuesOf(side, [label, ...inGroups(groups)]))).toContainEqual([whole])
  })

  it('is in doubt, laid together of its parts, where no check digit proves it', () => {
    const partsOf = (label: string, groups: readonly string[]) =>
      joinNumberParts(
        understandLines([scannedLine(label, [60, 300, 150, 340]), ...inGroups(groups)]),
      ).values.map(({ parts }) => parts?.length)
    expect(partsOf('流水號', ['6051', '928', '437'])).toEqual([3])
    expect(partsOf('編號', ['A123', '456', '789'])).toContain(undefined)
  })

  it('is none without a label or a check digit', () => {
    expect(valuesOf('id_reverse', inGroups(['6051', '928', '437']))).toEqual({})
  })
})
