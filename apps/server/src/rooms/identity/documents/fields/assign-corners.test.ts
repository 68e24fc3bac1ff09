import { expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { assignValues } from './assign-values.ts'

it('values stand at the lower right of cells whose labels are at the upper left', () => {
  const lines = [
    scannedLine('父親姓名', [125, 166, 223, 199]),
    scannedLine('出生地', [625, 170, 701, 201]),
    scannedLine('甯翰霖', [425, 204, 558, 255]),
    scannedLine('新北市', [918, 205, 1050, 257]),
    scannedLine('母親姓名', [131, 279, 226, 311]),
    scannedLine('役別', [629, 280, 685, 314]),
    scannedLine('藺珮蓉', [428, 314, 563, 367]),
    scannedLine('配偶姓名', [133, 391, 230, 423]),
    scannedLine('戶籍地址', [123, 503, 227, 536]),
    scannedLine('新北市淡水區竹圍里18鄰民族路', [127, 543, 689, 586]),
    scannedLine('33巷9號14樓', [126, 596, 368, 640]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['甯翰霖'],
    mother: ['藺珮蓉'],
    birthplace: ['新北市'],
    address: ['新北市淡水區竹圍里18鄰民族路', '33巷9號14樓'],
  })
})

it('rows of an address may end at the same place', () => {
  const lines = [
    scannedLine('地址', [140, 447, 191, 477]),
    scannedLine('彰化縣溪湖鎮明星里18鄰', [272, 546, 645, 584]),
    scannedLine('大昌二路五段272號', [354, 588, 646, 627]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ address: ['彰化縣溪湖鎮明星里18鄰', '大昌二路五段272號'] })
})

it('a label of a column farther to the left is not that of an address’s next row', () => {
  const lines = [
    scannedLine('父親Father:', [137, 375, 253, 418]),
    scannedLine('呂惠秀', [273, 375, 390, 418]),
    scannedLine('住址Address:', [588, 484, 726, 513]),
    scannedLine('臺中市北屯區壽山', [755, 477, 1057, 517]),
    scannedLine('配偶Spouse:', [134, 530, 264, 560]),
    scannedLine('里4鄰中華路36', [754, 528, 1003, 566]),
    scannedLine('1巷446號二樓', [751, 576, 981, 616]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['呂惠秀'],
    address: ['臺中市北屯區壽山', '里4鄰中華路36', '1巷446號二樓'],
  })
})

it('labels of one letter stand behind names, and a long label with a misread letter is one', () => {
  const lines = [
    scannedLine('黎彤淑配偶姓名', [650, 299, 875, 344]),
    scannedLine('曹語郁 母', [152, 311, 308, 355]),
    scannedLine('黃美 父', [155, 418, 276, 466]),
    scannedLine('桃園市蘆竹區明星里22鄰卢籍地址', [162, 543, 681, 582]),
    scannedLine('自由路五段9弄198號', [165, 590, 508, 630]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['黃美'],
    mother: ['曹語郁'],
    spouse: ['黎彤淑'],
    address: ['桃園市蘆竹區明星里22鄰', '自由路五段9弄198號'],
  })
})

it('values in other corners than a document’s others are found, and left in doubt', () => {
  const lines = [
    scannedLine('父親姓名', [113, 210, 201, 237]),
    scannedLine('吳宜金', [436, 253, 565, 304]),
    scannedLine('臺東縣', [573, 201, 702, 249]),
    scannedLine('出生地', [579, 255, 646, 282]),
    scannedLine('龔恩麗', [128, 429, 256, 476]),
    scannedLine('母親', [135, 482, 180, 510]),
    scannedLine('7292210831', [154, 757, 378, 795]),
    scannedLine('製證號', [151, 800, 218, 826]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['吳宜金'],
    mother: ['龔恩麗'],
    birthplace: ['臺東縣'],
    card_number: ['7292210831'],
  })
})

it('a Latin name with a comma needs no label', () => {
  const lines = [
    scannedLine('TANAKA,HIROSHI', [66, 172, 466, 213]),
    scannedLine('女F', [556, 319, 645, 375]),
    scannedLine('日本', [60, 320, 155, 375]),
    scannedLine('Y987330341', [55, 784, 318, 824]),
  ]
  expect(valuesOf('resident_front', lines)).toMatchObject({ name: ['TANAKA,HIROSHI'] })
})

it('a name in two rows without a comma has a surname and given names, where its label says so', () => {
  const lines = [
    scannedLine('LUTZELBERGER-FAHNRICH', [181, 177, 661, 218]),
    scannedLine('ANJA', [173, 228, 276, 270]),
    scannedLine('姓名Name(surname,given names)', [172, 277, 427, 304]),
    scannedLine('女F', [167, 325, 240, 368]),
    scannedLine('性別Sex', [163, 370, 240, 397]),
    scannedLine('02-FEB-2019', [152, 501, 341, 536]),
    scannedLine('核發日期Issued', [150, 542, 281, 567]),
  ]
  const [name] = assignValues(understandLines(lines), SIDES.resident_front).filter(
    ({ spec }) => spec.field === 'name',
  )
  expect(name?.rows.map(({ text }) => text)).toEqual(['LUTZELBERGER-FAHNRICH', 'ANJA'])
  expect(name?.isParted).toBe(true)
})

it('a nationality is no name, and no part of one', () => {
  const lines = [
    scannedLine('國籍Nationality', [867, 151, 1034, 179]),
    scannedLine('瑞典SWEDEN', [864, 178, 1112, 216]),
    scannedLine('姓名Name', [425, 151, 564, 184]),
    scannedLine('SJOBERG, ASA', [424, 179, 733, 232]),
    scannedLine('性別Sex', [420, 252, 528, 284]),
    scannedLine('女F', [417, 281, 499, 327]),
  ]
  expect(valuesOf('resident_front', lines)).toEqual({ name: ['SJOBERG, ASA'], gender: ['女F'] })
})

it('values of a document with corners may stand right below their labels', () => {
  const lines = [
    scannedLine('父親Father', [142, 47, 276, 81]),
    scannedLine('游豪媞', [189, 122, 329, 176]),
    scannedLine('母親姓名Mother', [136, 193, 326, 224]),
    scannedLine('李文蓁', [178, 264, 317, 319]),
    scannedLine('配偶姓名Spouse', [122, 336, 315, 371]),
    scannedLine('石明偉', [655, 406, 799, 460]),
    scannedLine('出生地PlaceofBirth', [113, 480, 349, 511]),
    scannedLine('臺南市', [1224, 540, 1364, 594]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['游豪媞'],
    mother: ['李文蓁'],
    spouse: ['石明偉'],
    birthplace: ['臺南市'],
  })
})

it('print beside a card is no value of a label that stands after it', () => {
  const lines = [
    scannedLine('母親：賴沛涵', [197, 381, 411, 416]),
    scannedLine('老設園發', [76, 435, 162, 461]),
    scannedLine('配偶：', [200, 440, 322, 470]),
    scannedLine('役別：替代役', [208, 491, 428, 527]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ mother: ['賴沛涵'], military_status: ['替代役'] })
})

it('what ends as a label of a number does is no place and no name', () => {
  const lines = [
    scannedLine('出生地', [100, 300, 190, 330]),
    scannedLine('裂設號', [100, 345, 190, 375]),
    scannedLine('7292210831', [100, 385, 320, 425]),
    scannedLine('父', [100, 100, 130, 130]),
    scannedLine('林文雄', [100, 140, 240, 185]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ father: ['林文雄'], card_number: ['7292210831'] })
})

it('the calendar stays with a year whose zero was read as a letter', () => {
  const lines = [
    scannedLine('發證日期', [440, 446, 629, 471]),
    scannedLine('中華民國一百O一年三月十一日', [436, 475, 924, 513]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({ issue_date: ['中華民國一百O一年三月十一日'] })
})

it('a label in a numbered notice names no value where the field has another', () => {
  const lines = [
    scannedLine('ResidentialAddress', [303, 41, 433, 65]),
    scannedLine('臺北市文山區木新里22鄰', [241, 73, 526, 103]),
    scannedLine('木柵路三段102巷9弄4號5樓', [234, 115, 544, 145]),
    scannedLine('2.地址史价30目內理記', [205, 290, 440, 314]),
    scannedLine('Serial No', [258, 420, 319, 442]),
    scannedLine('0095718230', [379, 415, 534, 443]),
  ]
  expect(valuesOf('resident_reverse', lines)).toMatchObject({
    address: ['臺北市文山區木新里22鄰', '木柵路三段102巷9弄4號5樓'],
  })
})
