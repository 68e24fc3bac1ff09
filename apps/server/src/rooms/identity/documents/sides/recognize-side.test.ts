import { expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { recognizeSide } from './recognize-side.ts'

const ADDRESS = scannedLine('彰化醇鹿港鎮南勢里001都光復路130號二樓', [219, 186, 679, 211])
const SERIAL = scannedLine('9753684149', [233, 591, 416, 618])

it('knows a reverse by an address where no label was read', () => {
  expect(recognizeSide(understandLines([ADDRESS, SERIAL]), 'id_reverse').name).toBe('id_reverse')
  expect(recognizeSide(understandLines([ADDRESS, SERIAL]), 'resident_reverse').name).toBe('resident_reverse')
})

it('knows a reverse by an address that goes on in another row', () => {
  const rows = [
    scannedLine('桃園市山區大崗里18文化二路', [219, 311, 571, 338]),
    scannedLine('64巷11弄32號', [219, 345, 367, 374]),
  ]
  expect(recognizeSide(understandLines(rows), 'resident_reverse').name).toBe('resident_reverse')
})

it('knows a reverse by an address whose first row ends with its village', () => {
  const rows = [
    scannedLine('彰化縣和美鎮四張里', [219, 311, 571, 338]),
    scannedLine('11彰草路二段475號', [219, 345, 367, 374]),
  ]
  expect(recognizeSide(understandLines(rows), 'resident_reverse').name).toBe('resident_reverse')
})

it('knows a reverse by an address in short rows at its label', () => {
  const rows = [
    scannedLine('桃園市中區', [287, 214, 542, 256]),
    scannedLine('忠福里32', [288, 271, 505, 315]),
    scannedLine('龍岡路三段49之2號', [282, 330, 647, 372]),
  ]
  const label = scannedLine('居留住址', [270, 162, 373, 188])
  expect(recognizeSide(understandLines([label, ...rows]), 'resident_reverse').name).toBe('resident_reverse')
  expect(recognizeSide(understandLines(rows), 'resident_reverse').name).toBeNull()
  expect(recognizeSide(understandLines([label, ...rows.slice(0, 1)]), 'resident_reverse').name).toBeNull()
})

it('knows a resident certificate by its authority', () => {
  const rows = [
    scannedLine('住址', [119, 186, 179, 211]),
    scannedLine('內政部移民署', [119, 286, 279, 311]),
    scannedLine('NATIONAL IMMIGRATION AGENCY', [289, 286, 579, 311]),
  ]
  expect(recognizeSide(understandLines(rows), 'resident_reverse').name).toBe('resident_reverse')
})

it('knows no side by other print', () => {
  const news = scannedLine('市府宣布道路施工期間改道通行', [219, 186, 679, 211])
  expect(recognizeSide(understandLines([news, SERIAL]), 'id_reverse').name).toBeNull()
  expect(recognizeSide(understandLines([ADDRESS, SERIAL]), 'id_front').name).toBeNull()
})

it('knows a resident’s reverse by its words beside the three machine-readable lines of a card', () => {
  const words = [
    scannedLine('地址Address', [141, 145, 262, 173]),
    scannedLine('高雄市楠梓區惠民里19鄰後昌路1020號', [143, 185, 782, 225]),
    scannedLine('證件序號Document No', [138, 304, 348, 333]),
  ]
  const zone = (rows: readonly string[]) =>
    rows.map((text, at) => scannedLine(text, [137, 540 + 70 * at, 1079, 582 + 70 * at]))
  const card = zone([
    'I<TWN309741582<65<E850274611<<',
    '8106300M2602132PHL<<<<<<<<<<<0',
    'DELA<CRUZ<MAGBANUA<<JOSE<MARI<',
  ])
  expect(recognizeSide(understandLines([...words, ...card]), 'resident_reverse').name).toBe(
    'resident_reverse',
  )
  const passport = zone([
    'P<PHLDELA<CRUZ<MAGBANUA<<JOSE<MARI<<<<<<<<<<',
    'P1234567A8PHL8106300M2602132<<<<<<<<<<<<<<08',
  ])
  expect(recognizeSide(understandLines([...words, ...passport]), 'resident_reverse').name).toBe('passport')
})
