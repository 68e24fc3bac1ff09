import { expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { recognizeSide } from '../sides/recognize-side.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'

it('an address may have four rows and more, each with a part of one', () => {
  const rows = ['臺中市大里區', '東昇里30鄰', '東榮路201號', '7樓之12', '統一發票']
  const lines = [
    scannedLine('住址', [585, 146, 643, 180]),
    ...rows.map((text, at) => scannedLine(text, [588, 200 + 58 * at, 588 + 38 * text.length, 239 + 58 * at])),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({ address: rows.slice(0, 4) })
})

it.each(['證卡編號', '膠卡編號'])('%s below an address is a label, no part of it', (label) => {
  const lines = [
    scannedLine('住址', [104, 363, 157, 393]),
    scannedLine('新竹縣湖口鄉中勢村18鄰中山路三段', [197, 361, 798, 403]),
    scannedLine('590巷131弄8之2號', [193, 415, 519, 455]),
    scannedLine(label, [457, 484, 556, 514]),
    scannedLine('7408265193', [296, 520, 715, 560]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    address: ['新竹縣湖口鄉中勢村18鄰中山路三段', '590巷131弄8之2號'],
    card_number: ['7408265193'],
  })
})

it('the row with a county of which a letter was lost stands above one at the label’s second letter', () => {
  const lines = [
    scannedLine('住', [195, 113, 221, 139]),
    scannedLine('新竹竹北市', [251, 109, 477, 147]),
    scannedLine('址', [187, 150, 212, 177]),
    scannedLine('嘉豐南路二段76號8樓', [241, 164, 593, 203]),
  ]
  expect(valuesOf('resident_reverse', lines)).toMatchObject({
    address: ['新竹竹北市', '嘉豐南路二段76號8樓'],
  })
})

const ROWS = ['臺中市西屯區', '福星路427巷62號', '11樓之3']
const inRows = (rows: readonly string[]) =>
  rows.map((text, at) => scannedLine(text, [189, 280 + 63 * at, 189 + 48 * text.length, 328 + 63 * at]))

it.each(['在臺住所', '住所', '現住地址', '居住所'])(
  'a reverse is known by an address in rows at its label: %s',
  (label) => {
    const lines = [scannedLine(label, [182, 223, 295, 257]), ...inRows(ROWS)]
    expect(recognizeSide(understandLines(lines), 'resident_reverse').name).toBe('resident_reverse')
    expect(valuesOf('resident_reverse', lines)).toMatchObject({ address: ROWS })
  },
)
