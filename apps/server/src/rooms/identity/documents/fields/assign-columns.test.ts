import { expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { stackedLine } from '../testing/stacked-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { assignValues } from './assign-values.ts'

it('values stand further down in the columns of their labels', () => {
  const lines = [
    scannedLine('住址', [205, 144, 260, 174]),
    scannedLine('桃園市龜山區文化里27鄰', [201, 197, 627, 236]),
    scannedLine('文七三街88巷16弄5號', [198, 267, 514, 307]),
    scannedLine('母父', [988, 121, 1096, 150]),
    scannedLine('戎', [1052, 227, 1101, 280]),
    stackedLine('一鳴', [1047, 280, 1106, 383]),
    stackedLine('麻素卿', [975, 221, 1028, 381]),
    scannedLine('配', [910, 122, 938, 149]),
    scannedLine('偶', [910, 150, 938, 178]),
    stackedLine('役別', [825, 120, 853, 180]),
    scannedLine('免', [815, 227, 865, 277]),
    scannedLine('役', [815, 279, 865, 329]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['戎一鳴'],
    mother: ['麻素卿'],
    military_status: ['免役'],
    address: ['桃園市龜山區文化里27鄰', '文七三街88巷16弄5號'],
  })
})

it('a value stands in the column to the left of its label, and an address goes on in the next one', () => {
  const lines = [
    stackedLine('父', [1100, 100, 1130, 130]),
    stackedLine('林文雄', [1040, 110, 1090, 270]),
    stackedLine('母', [960, 100, 990, 130]),
    stackedLine('陳美玉', [900, 110, 950, 270]),
    stackedLine('戶籍地址', [800, 100, 830, 220]),
    stackedLine('臺中市北屯區平德里五鄰', [740, 110, 790, 690]),
    stackedLine('崇德路一二三號', [680, 110, 730, 480]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['林文雄'],
    mother: ['陳美玉'],
    address: ['臺中市北屯區平德里五鄰', '崇德路一二三號'],
  })
})

it('a label whose letters stand one below another names the value beside it', () => {
  const lines = [
    stackedLine('配偶', [100, 100, 140, 180]),
    scannedLine('林秀英', [180, 115, 330, 165]),
    stackedLine('出生地', [100, 220, 140, 330]),
    scannedLine('臺中市', [180, 250, 330, 300]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ spouse: ['林秀英'], birthplace: ['臺中市'] })
})

it('a level label over a column names the value in it', () => {
  const lines = [
    scannedLine('姓名', [300, 100, 400, 140]),
    stackedLine('王小明', [325, 160, 375, 330]),
    scannedLine('統一編號', [600, 100, 760, 140]),
    scannedLine('A123456789', [600, 160, 900, 200]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({ name: ['王小明'], id_number: ['A123456789'] })
})

it('letters of level rows stay in them where no column is over or under them', () => {
  const lines = [
    stackedLine('配偶', [800, 100, 840, 180]),
    scannedLine('性別', [100, 200, 180, 240]),
    scannedLine('男', [220, 200, 260, 240]),
    scannedLine('姓名', [100, 100, 180, 140]),
    scannedLine('王小明', [220, 95, 370, 145]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({ name: ['王小明'], gender: ['男'] })
})

it('a title that is written downwards is no value of level labels beside it', () => {
  const lines = [
    stackedLine('中華', [123, 78, 174, 179]),
    stackedLine('民國國民身分證', [120, 190, 168, 455]),
    scannedLine('姓名', [211, 97, 251, 123]),
    scannedLine('馬耀．拉籃', [206, 128, 411, 172]),
    scannedLine('性別', [194, 217, 235, 242]),
    scannedLine('男', [191, 247, 223, 279]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({ name: ['馬耀．拉籃'], gender: ['男'] })
})

it('letters of a column that were found one by one are one text, though one of them was not found', () => {
  const lines = [
    stackedLine('姓名', [1357, 106, 1394, 176]),
    scannedLine('陳', [1352, 269, 1402, 319]),
    scannedLine('珍', [1352, 402, 1402, 452]),
    scannedLine('性', [1257, 106, 1294, 141]),
    scannedLine('別', [1257, 143, 1294, 178]),
    scannedLine('女', [1251, 269, 1298, 319]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({ name: ['陳珍'], gender: ['女'] })
})

it('a value in one column with its label begins behind that, though its first letter was not read', () => {
  const line = stackedLine('母親姓名妍燁', [1008, 180, 1058, 480])
  const letters = line.letters.map((letter, at) => ({
    ...letter,
    at: [0.06, 0.18, 0.3, 0.42, 0.8, 0.93][at] ?? 0,
  }))
  const [value] = assignValues(understandLines([{ ...line, letters }]), SIDES.id_reverse)
  expect(value?.rows[0]?.text).toBe('妍燁')
  // 0.42 of the column’s 300 pixels, and half a pitch.
  expect(value?.rows[0]?.corners[0].y).toBeCloseTo(180 + 0.48 * 300, 0)
})

it('print of which no letter was read is a name under its label', () => {
  const lines = [
    stackedLine('父', [1089, 190, 1125, 226]),
    stackedLine('卓玲妤', [1086, 318, 1133, 463]),
    stackedLine('配偶', [936, 190, 975, 260]),
    scannedLine('', [935, 318, 981, 416]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ father: ['卓玲妤'], spouse: [''] })
})

it('a label of one letter belongs to the columns though no value stands under it', () => {
  const lines = [
    stackedLine('父親', [1378, 146, 1420, 226]),
    stackedLine('姚建建', [1311, 149, 1376, 330]),
    scannedLine('母', [1262, 148, 1299, 193]),
    stackedLine('柯冠永', [1189, 150, 1252, 329]),
    stackedLine('配偶', [1136, 146, 1179, 225]),
    stackedLine('役別', [1011, 142, 1059, 228]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ father: ['姚建建'], mother: ['柯冠永'] })
})

it('one letter in a column is no name where a name stands beside the label', () => {
  const lines = [
    stackedLine('配偶姓名', [651, 274, 689, 397]),
    scannedLine('高凱', [706, 305, 795, 355]),
    stackedLine('碼', [650, 500, 685, 535]),
    stackedLine('出生地', [595, 430, 630, 522]),
    scannedLine('高雄市', [651, 450, 778, 497]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ spouse: ['高凱'], birthplace: ['高雄市'] })
})

it('a name in columns is not that of two relatives', () => {
  const lines = [
    stackedLine('母', [1058, 222, 1085, 251]),
    stackedLine('歐月秀', [1049, 313, 1100, 454]),
    stackedLine('配偶', [998, 218, 1034, 279]),
    stackedLine('役別', [943, 220, 974, 281]),
    stackedLine('免役', [937, 313, 985, 407]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ mother: ['歐月秀'], military_status: ['免役'] })
})

it('a relative in a column whose label was not read is the one that is left', () => {
  const lines = [
    stackedLine('父', [957, 134, 990, 169]),
    stackedLine('蔡水木', [887, 134, 940, 304]),
    stackedLine('蔡林甘', [753, 133, 808, 303]),
    stackedLine('配偶', [688, 131, 728, 207]),
    stackedLine('許進財', [617, 134, 678, 305]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['蔡水木'],
    mother: ['蔡林甘'],
    spouse: ['許進財'],
  })
})

it('two whole dates beside each other are those of two columns, however near they stand', () => {
  const lines = [
    scannedLine('外僑居留證', [819, 83, 1036, 125]),
    scannedLine('發證日期', [353, 377, 477, 404]),
    scannedLine('有效期限', [541, 378, 672, 404]),
    scannedLine('2019-11-08', [347, 408, 511, 438]),
    scannedLine('2022-11-07', [520, 408, 702, 439]),
  ]
  expect(valuesOf('resident_front', lines)).toMatchObject({
    issue_date: ['2019-11-08'],
    expiry_date: ['2022-11-07'],
  })
})
