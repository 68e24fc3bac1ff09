import { describe, expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'

describe('a relative’s label in brackets behind the name', () => {
  it.each([
    ['[父]', '[母]'],
    ['［父］', '〔母〕'],
    ['【父】', '(母]'],
    ['[父)', '（母'],
  ])('is one: %s, %s', (father, mother) => {
    const lines = [
      scannedLine('諶松柏', [146, 110, 285, 159]),
      scannedLine(father, [307, 120, 354, 152]),
      scannedLine(`涂美雲${mother}`, [619, 116, 824, 160]),
      scannedLine('練宛蓁', [147, 197, 287, 249]),
      scannedLine('[配偶】', [310, 208, 385, 244]),
    ]
    expect(valuesOf('id_reverse', lines)).toMatchObject({
      father: ['諶松柏'],
      mother: ['涂美雲'],
      spouse: ['練宛蓁'],
    })
  })

  it('is no part of the name where its letter was misread', () => {
    const lines = [
      scannedLine('諶松柏（父）', [146, 110, 354, 159]),
      scannedLine('涂美雲（田）', [146, 210, 354, 259]),
    ]
    expect(valuesOf('id_reverse', lines)).toMatchObject({ mother: ['涂美雲'] })
  })
})

describe('a relative’s label with a letter misread', () => {
  it.each([
    ['母靓姓名', 'mother'],
    ['毋親姓名', 'mother'],
    ['交親姓名', 'father'],
    ['父规姓名', 'father'],
    ['配码姓名', 'spouse'],
    ['酡偶姓名', 'spouse'],
    ['毋姓名', 'mother'],
  ])('%s is that of a %s', (label, relative) => {
    const lines = [
      scannedLine(label, [104, 274, 104 + 23 * label.length, 302]),
      scannedLine('李金妹', [471, 263, 587, 311]),
    ]
    expect(valuesOf('id_reverse', lines)).toEqual({ [relative]: ['李金妹'] })
  })

  it.each(['中文姓名', '姓名', '1.姓名'])('%s is a name’s', (label) => {
    const lines = [
      scannedLine(label, [104, 274, 104 + 23 * label.length, 302]),
      scannedLine('李金妹', [300, 263, 416, 311]),
    ]
    expect(valuesOf('id_front', lines)).toMatchObject({ name: ['李金妹'] })
  })
})

describe('the only name whose label was not read', () => {
  const father = [scannedLine('父', [142, 259, 174, 295]), scannedLine('鄭明哲', [287, 253, 398, 297])]
  const others = [
    scannedLine('出生地', [143, 382, 230, 417]),
    scannedLine('高雄市', [314, 377, 422, 419]),
    scannedLine('役別', [166, 441, 231, 478]),
    scannedLine('免役', [326, 436, 405, 481]),
  ]

  it('is the mother’s behind that of the father', () => {
    const name = scannedLine('余佩璇', [300, 316, 412, 359])
    expect(valuesOf('id_reverse', [...father, name, ...others])).toMatchObject({
      father: ['鄭明哲'],
      mother: ['余佩璇'],
    })
  })

  it('is no mother’s before it', () => {
    const name = scannedLine('余佩璇', [300, 190, 412, 233])
    expect(valuesOf('id_reverse', [...father, name, ...others]).mother).toBeUndefined()
  })
})

it('a sex under a label of its own is no letter of the name beside it', () => {
  const lines = [
    scannedLine('性别', [310, 136, 363, 169]),
    scannedLine('姓名', [177, 137, 228, 171]),
    scannedLine('湛奕堃', [121, 181, 276, 233]),
    scannedLine('男', [307, 187, 350, 228]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({ name: ['湛奕堃'], gender: ['男'] })
})

describe('a resident without a Latin name', () => {
  const lines = [
    scannedLine('居留證', [54, 130, 329, 208]),
    scannedLine('姓名', [49, 232, 116, 274]),
    scannedLine('岑朗軒', [50, 295, 296, 380]),
    scannedLine('性别', [48, 394, 116, 436]),
    scannedLine('男', [47, 447, 107, 513]),
    scannedLine('出生年月日', [949, 233, 1123, 270]),
    scannedLine('民國90年9月28日', [954, 290, 1351, 336]),
  ]

  it('has the Chinese one', () => {
    expect(valuesOf('resident_front', lines)).toMatchObject({ name: ['岑朗軒'], gender: ['男'] })
  })

  it('has the Latin one where there is one', () => {
    const latin = scannedLine('SHUM, LONG HIN', [320, 310, 620, 360])
    expect(valuesOf('resident_front', [...lines, latin])).toMatchObject({ name: ['SHUM, LONG HIN'] })
  })

  it('has none without a label', () => {
    expect(valuesOf('resident_front', lines.toSpliced(1, 1)).name).toBeUndefined()
  })
})
