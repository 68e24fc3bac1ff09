import { expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { assignValues } from './assign-values.ts'

it('an upright stroke parts two values with their labels in one line', () => {
  const lines = [
    scannedLine('父歐陽恩君丨母廖郁芃', [198, 137, 610, 176]),
    scannedLine('配偶王大明│出生地新竹市', [198, 205, 807, 244]),
    scannedLine('證號|5622415499', [198, 629, 416, 665]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['歐陽恩君'],
    mother: ['廖郁芃'],
    spouse: ['王大明'],
    birthplace: ['新竹市'],
    card_number: ['5622415499'],
  })
})

it('an address goes on under its label in brackets, which stands before its first row', () => {
  const lines = [
    scannedLine('［住址］基隆市暖暖區和興里11鄰自由路二', [106, 307, 1052, 364]),
    scannedLine('段105號之12樓', [78, 387, 432, 435]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    address: ['基隆市暖暖區和興里11鄰自由路二', '段105號之12樓'],
  })
})

it('a value is not the bracket of the label behind it, and who is not married has no spouse', () => {
  const lines = [
    scannedLine('拉巴敖．巴達蓋（父）', [160, 130, 500, 180]),
    scannedLine('柯淑貞（母）', [610, 160, 800, 205]),
    scannedLine('屏東縣（出生地）', [155, 215, 395, 260]),
    scannedLine('未婚（婚姻）', [608, 250, 775, 285]),
    scannedLine('好茶村3鄰古茶柏安街45巷2號（住址）', [140, 350, 740, 410]),
    scannedLine('8812049673（卡號）', [346, 490, 738, 545]),
    scannedLine('0800-000-000', [337, 606, 455, 628]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['拉巴敖．巴達蓋'],
    mother: ['柯淑貞'],
    birthplace: ['屏東縣'],
    address: ['好茶村3鄰古茶柏安街45巷2號'],
    card_number: ['8812049673'],
  })
})

it('no notice goes on under the label of an address that has ended', () => {
  const lines = [
    scannedLine('住址基隆市暖暖區和興里11鄰自由路二段105號', [106, 307, 1052, 364]),
    scannedLine('遷出地址請至戶政事務所辦理', [106, 387, 632, 435]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ address: ['基隆市暖暖區和興里11鄰自由路二段105號'] })
})

it('a digit in a box of its own behind a row of an address is a part of it, though it is less high', () => {
  const lines = [
    scannedLine('住址', [174, 364, 229, 393]),
    scannedLine('嘉義市東區德安里17鄰大同路5', [253, 355, 1010, 401]),
    scannedLine('0', [1025, 364, 1047, 391]),
    scannedLine('號', [248, 422, 293, 466]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ address: ['嘉義市東區德安里17鄰大同路50', '號'] })
})

it('a year over a month and a day is one date, without a cell around them', () => {
  const lines = [
    scannedLine('出生', [245, 154, 307, 187]),
    scannedLine('民國68年', [203, 212, 349, 246]),
    scannedLine('7月16日', [170, 288, 386, 338]),
    scannedLine('發證', [1184, 152, 1247, 186]),
    scannedLine('民國113年', [1131, 211, 1301, 246]),
    scannedLine('4月27日', [1107, 289, 1321, 335]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({
    birth_date: ['民國68年', '7月16日'],
    issue_date: ['民國113年', '4月27日'],
  })
})

it('a name goes on in the next row behind its comma, with the same end', () => {
  const lines = [
    scannedLine('姓名 Name', [343, 175, 434, 199]),
    scannedLine('NGUYEN,', [831, 189, 1018, 231]),
    scannedLine('THI THU HANG', [721, 235, 1018, 273]),
  ]
  expect(valuesOf('resident_front', lines)).toMatchObject({ name: ['NGUYEN,', 'THI THU HANG'] })
})

it('neither a dash nor a sentence is a name', () => {
  const lines = [
    scannedLine('父', [203, 152, 222, 175]),
    scannedLine('范姜文燦', [237, 139, 373, 180]),
    scannedLine('配偶', [189, 265, 232, 293]),
    scannedLine('一', [260, 265, 300, 293]),
    scannedLine('文件，請妥善保管，勿供他人使用。', [400, 656, 659, 680]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ father: ['范姜文燦'] })
})

it('a value behind a label in two languages is none of its words', () => {
  const lines = [
    scannedLine('Efternavn/Surname/Nom AGAARD SKOVGAARD', [216, 138, 773, 168]),
    scannedLine('Fornavne/Given names/Prénoms', [143, 200, 441, 225]),
    scannedLine('SOREN LAERKE', [450, 196, 663, 226]),
  ]
  expect(valuesOf('passport', lines)).toMatchObject({ name: ['AGAARD SKOVGAARD', 'SOREN LAERKE'] })
})

it.each([
  ['is in doubt', '03/04/2020', true],
  ['is the same either way', '09/09/2020', false],
])('beside a date that begins with its month, one %s', (_, text, isContested) => {
  const lines = [
    scannedLine('出生日期', [494, 358, 608, 383]),
    scannedLine('01/30/2001', [491, 387, 720, 427]),
    scannedLine('發證日期', [487, 449, 594, 473]),
    scannedLine(text, [484, 477, 715, 518]),
  ]
  const assigned = assignValues(understandLines(lines), SIDES.id_front)
  const issue = assigned.find(({ spec }) => spec.field === 'issue_date')
  expect(issue?.rows.map((row) => row.text)).toEqual([text])
  expect(issue?.isContested === true).toBe(isContested)
})
