import { expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'

it('the second row of an address is not that of the second row of its own label', () => {
  const lines = [
    scannedLine('臺東縣成功鎮大華里033鄰自由路三段', [450, 924, 1086, 966]),
    scannedLine('住址', [257, 936, 321, 972]),
    scannedLine('Address', [255, 970, 320, 998]),
    scannedLine('79巷7弄363號', [449, 973, 682, 1014]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    address: ['臺東縣成功鎮大華里033鄰自由路三段', '79巷7弄363號'],
  })
})

it('an address in several rows whose label was not read is the text that begins with a county', () => {
  const lines = [
    scannedLine('新竹市香山區安康里', [186, 58, 566, 99]),
    scannedLine('021鄰民族路一段55巷3弄139號', [183, 111, 750, 149]),
    scannedLine('五楼', [184, 157, 276, 206]),
    scannedLine('配傅葉瑩承', [77, 587, 289, 625]),
    scannedLine('出生地臺南市', [79, 797, 372, 841]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    address: ['新竹市香山區安康里', '021鄰民族路一段55巷3弄139號', '五楼'],
    birthplace: ['臺南市'],
    spouse: ['葉瑩承'],
  })
})

it('a serial behind the end of a label is one, a telephone number is none', () => {
  const lines = [
    scannedLine('居留地址：', [215, 339, 295, 359]),
    scannedLine('花蓮縣玉里鎮湖山村007鄰南崁路3巷137號', [302, 330, 694, 358]),
    scannedLine('件號：HC25126415', [200, 559, 411, 586]),
    scannedLine('電語：02-23889393', [200, 659, 411, 686]),
  ]
  expect(valuesOf('resident_reverse', lines)).toMatchObject({ card_number: ['HC25126415'] })
})

it('a serial stands behind the last letter of its label', () => {
  const lines = [
    scannedLine('住址', [84, 469, 149, 509]),
    scannedLine('高雄市左營區新上里17鄰文慈路86號', [195, 457, 799, 506]),
    scannedLine('號2740968153', [1055, 89, 1423, 136]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({ card_number: ['2740968153'] })
})

it.each([
  ['above its county, over the label of both', '臺湾省', [300, 50, 420, 90], [300, 200, 420, 230]],
  ['above its county, whose row the label stands in', '福建省', [300, 50, 420, 90], [100, 105, 200, 135]],
  ['before its county, with a gap', '臺湾省', [140, 100, 260, 140], [300, 150, 420, 180]],
] as const)('a province stands %s', (_, name, province, label) => {
  const lines = [
    scannedLine('出生地', label),
    scannedLine(name, province),
    scannedLine('嘉義縣', [320, 100, 440, 140]),
    scannedLine('父', [300, 355, 330, 385]),
    scannedLine('施振發', [300, 300, 420, 340]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ birthplace: [name, '嘉義縣'], father: ['施振發'] })
})

it('a label in two rows, a language in each, has its value beside or below both', () => {
  const lines = [
    scannedLine('Naturalidade/', [506, 635, 669, 663]),
    scannedLine('Place of birth', [508, 663, 651, 686]),
    scannedLine('GOIANIA', [893, 637, 1096, 677]),
    scannedLine('Data de expedicao/', [509, 707, 732, 736]),
    scannedLine('Date of issue', [510, 732, 646, 759]),
    scannedLine('11 MAY 2018', [892, 712, 1162, 749]),
  ]
  expect(valuesOf('passport', lines)).toMatchObject({ birthplace: ['GOIANIA'], issue_date: ['11 MAY 2018'] })
})

it('letters of a label that stand far apart are no names', () => {
  const lines = [
    scannedLine('姓', [569, 515, 605, 546]),
    scannedLine('生名', [610, 512, 670, 550]),
    scannedLine('余軒語', [696, 518, 919, 605]),
    scannedLine('Name', [564, 552, 640, 581]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({ name: ['余軒語'] })
  const relatives = [
    scannedLine('親', [201, 603, 229, 625]),
    scannedLine('Mother', [157, 626, 222, 648]),
    scannedLine('配偶', [799, 603, 846, 631]),
    scannedLine('郭蓉士', [868, 613, 1003, 663]),
  ]
  expect(valuesOf('id_reverse', relatives)).toEqual({ spouse: ['郭蓉士'] })
})

it('a date behind the colon of a misread label is the date alone', () => {
  const lines = [
    scannedLine('姓名', [60, 190, 174, 228]),
    scannedLine('周珍笙', [190, 182, 327, 237]),
    scannedLine('生日', [60, 290, 130, 328]),
    scannedLine('民國55年2月17日', [190, 282, 427, 337]),
    scannedLine('爱嘉日乘：2018-5-1中市换發', [55, 688, 507, 729]),
  ]
  expect(valuesOf('id_front', lines)).toMatchObject({ issue_date: ['2018-5-1'] })
})

it('a Latin name stands below the Chinese one that stands beside their label', () => {
  const lines = [
    scannedLine('姓名Name', [477, 178, 623, 209]),
    scannedLine('蘇懋翅', [647, 175, 774, 221]),
    scannedLine('SMITH-JONES, ELIZABETH', [649, 232, 1172, 267]),
    scannedLine('ANNE', [647, 282, 767, 320]),
    scannedLine('國籍Nationality', [482, 425, 678, 459]),
    scannedLine('U.K.', [703, 423, 783, 461]),
  ]
  expect(valuesOf('resident_front', lines)).toEqual({ name: ['SMITH-JONES, ELIZABETH', 'ANNE'] })
})
