import { expect, it } from 'vitest'
import type { ScannedLine } from '../../../../providers/ocr/index.ts'
import { understandLines } from '../lines/understand-lines.ts'
import type { SideName } from '../sides/side.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { assignValues } from './assign-values.ts'

it('relatives stand below labels in two languages', () => {
  const lines = [
    scannedLine('父Father', [255, 143, 329, 167]),
    scannedLine('張簡文雄', [255, 166, 402, 207]),
    scannedLine('母Mother', [565, 134, 646, 158]),
    scannedLine('邱素珠', [563, 158, 678, 200]),
    scannedLine('配偶Spouse', [256, 240, 354, 264]),
    scannedLine('役别MilitaryService', [566, 231, 728, 258]),
    scannedLine('國民兵', [566, 260, 678, 300]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['張簡文雄'],
    mother: ['邱素珠'],
    military_status: ['國民兵'],
  })
})

it('values stand before their labels where all of a document do', () => {
  const lines = [
    scannedLine('曾淼', [252, 237, 431, 302]),
    scannedLine('姓名', [845, 269, 894, 299]),
    scannedLine('民國76年11月11日', [254, 349, 679, 388]),
    scannedLine('出生年月日', [782, 361, 898, 391]),
    scannedLine('男', [254, 436, 299, 484]),
    scannedLine('性别', [848, 453, 902, 482]),
  ]
  expect(valuesOf('id_front', lines)).toMatchObject({ name: ['曾淼'], gender: ['男'] })
})

it('a label whose value is missing does not take the one before it', () => {
  const lines = [
    scannedLine('父', [174, 102, 220, 131]),
    scannedLine('施振發', [250, 95, 400, 142]),
    scannedLine('母', [656, 106, 682, 133]),
    scannedLine('配偶', [173, 183, 224, 212]),
    scannedLine('許茂松', [250, 177, 400, 222]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ father: ['施振發'], spouse: ['許茂松'] })
})

it('words of other languages beside a stroke belong to the label', () => {
  const lines = [
    scannedLine('naam/ sumame', [66, 217, 181, 239]),
    scannedLine('VAN DELFT', [67, 247, 266, 282]),
    scannedLine('voornamen / given names', [65, 311, 247, 333]),
    scannedLine('SJOERD', [66, 341, 216, 373]),
    scannedLine('geboorteplaats/place of birth', [613, 498, 819, 520]),
    scannedLine('HAARLEM', [615, 527, 840, 559]),
    scannedLine('geslacht/ sex', [610, 402, 713, 426]),
    scannedLine('M', [611, 430, 651, 468]),
    scannedLine('geldig tot / date of expiry', [61, 590, 233, 613]),
    scannedLine('30 MAY 2028', [62, 619, 298, 654]),
  ]
  expect(valuesOf('passport', lines)).toEqual({
    name: ['VAN DELFT', 'SJOERD'],
    birthplace: ['HAARLEM'],
    gender: ['M'],
    expiry_date: ['30 MAY 2028'],
  })
})

it('a value behind a stroke is no translation', () => {
  const only = (side: SideName, text: string) => valuesOf(side, [scannedLine(text, [61, 590, 463, 613])])
  expect(only('passport', 'Passport No./ 300717731')).toEqual({ id_number: ['300717731'] })
  expect(only('passport', 'Sex / F')).toEqual({ gender: ['F'] })
  expect(only('id_front', '姓名 / 王小明')).toEqual({ name: ['王小明'] })
  expect(only('passport', 'Prénoms / Given names / SOPHIE')).toEqual({ name: ['SOPHIE'] })
  expect(only('passport', '03.03.2034 / Date of expiry')).toEqual({ expiry_date: ['03.03.2034 /'] })
})

it('the second letter of a label that is set wide is no part of a name', () => {
  const lines = [scannedLine('父', [174, 102, 204, 131]), scannedLine('親許榮欽', [250, 95, 430, 135])]
  expect(valuesOf('id_reverse', lines)).toEqual({ father: ['許榮欽'] })
})

it('a label that is set wide has a colon and a value behind its second letter', () => {
  const lines = [
    scannedLine('父', [305, 355, 346, 400]),
    scannedLine('親：', [403, 354, 514, 395]),
    scannedLine('湯政憲', [520, 349, 657, 398]),
    scannedLine('住', [318, 689, 355, 722]),
    scannedLine('址：臺南市東區大福里3鄰', [406, 685, 999, 725]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ father: ['湯政憲'], address: ['臺南市東區大福里3鄰'] })
})

it('a label that is hardly read is one where it says nothing else', () => {
  const lines = [
    scannedLine('母', [120, 205, 148, 232], { confidence: 0.2 }),
    scannedLine('洪麗卿', [210, 193, 300, 239]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ mother: ['洪麗卿'] })
})

it('a service that has the words of a label is a value', () => {
  const lines = [scannedLine('役别', [366, 598, 445, 645]), scannedLine('國民兵役', [526, 589, 698, 637])]
  expect(valuesOf('id_reverse', lines)).toEqual({ military_status: ['國民兵役'] })
})

it('an address has its second row beside which its label stands', () => {
  const lines = [
    scannedLine('臺北市文山區木柵路二段109巷8弄14', [439, 685, 1363, 733]),
    scannedLine('號3樓', [438, 740, 555, 792]),
    scannedLine('住址', [302, 723, 379, 763]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ address: ['臺北市文山區木柵路二段109巷8弄14', '號3樓'] })
})

it('an address stands where one may be, whatever other print is nearer', () => {
  const lines = [
    scannedLine('址Residenal Address', [251, 304, 454, 327]),
    scannedLine('新北市三重區重新路四段97巷18號', [254, 335, 867, 365]),
    scannedLine('住址', [271, 550, 308, 573]),
    scannedLine('资更电的30用中请餐', [311, 550, 530, 573]),
  ]
  expect(valuesOf('resident_reverse', lines)).toEqual({ address: ['新北市三重區重新路四段97巷18號'] })
})

it('a serial stands behind No.', () => {
  const serial = scannedLine('No. 0107285346', [967, 917, 1234, 956])
  expect(valuesOf('id_reverse', [scannedLine('住址', [10, 10, 60, 40]), serial])).toEqual({
    card_number: ['0107285346'],
  })
})

it('rows are level where only the values beside short labels show the slope', () => {
  const slope = 0.11
  const lines = [
    scannedLine('出生地', [358, 460, 441, 492], { slope }),
    scannedLine('臺中市', [470, 460, 574, 500], { slope }),
    scannedLine('住址', [350, 525, 408, 558], { slope }),
    scannedLine('臺中市北屯區東山路一段147巷22弄', [465, 525, 1090, 560], { slope }),
    scannedLine('6號', [460, 565, 520, 600], { slope }),
    scannedLine('配偶', [384, 250, 442, 285], { slope }),
    scannedLine('母', [398, 190, 426, 222], { slope }),
  ]
  const rowsIn = (isAlone: boolean) =>
    assignValues(understandLines(lines, isAlone), SIDES.id_reverse)
      .filter(({ spec }) => spec.field === 'address')
      .flatMap(({ rows }) => rows.map(({ text }) => text))
  expect(rowsIn(true)).toEqual(['臺中市北屯區東山路一段147巷22弄', '6號'])
  expect(rowsIn(false)).not.toContain('6號')
})

it('a service of four letters is one', () => {
  const status = scannedLine('常兵備役', [940, 379, 1100, 432])
  expect(valuesOf('id_reverse', [status])).toEqual({ military_status: ['常兵備役'] })
})

it('a date ends before other words', () => {
  const lines = [
    scannedLine('核發日期', [45, 565, 98, 588]),
    scannedLine('2023/08/07移民署', [40, 592, 278, 622]),
  ]
  expect(valuesOf('resident_front', lines)).toEqual({ issue_date: ['2023/08/07'] })
})

it('a colon is no part of a value', () => {
  const lines = [
    scannedLine('父親：施振發', [175, 78, 382, 119]),
    scannedLine('役別：役', [625, 164, 790, 200]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({ father: ['施振發'], military_status: ['役'] })
})

it('given names stand below a surname whose label is small', () => {
  const lines = [
    scannedLine('姓名', [75, 267, 107, 286]),
    scannedLine('NAME', [104, 267, 152, 286]),
    scannedLine('NGUYEN,', [69, 282, 175, 313]),
    scannedLine('VAN TUAN', [67, 311, 190, 343]),
    scannedLine('統一證號', [66, 356, 159, 381]),
  ]
  expect(valuesOf('resident_front', lines)).toMatchObject({ name: ['NGUYEN,', 'VAN TUAN'] })
})

it('an indigenous name is long, has no surname, and may lack its label', () => {
  const lines = [
    scannedLine('母', [262, 476, 288, 506]),
    scannedLine('阿布斯·塔给鲁', [318, 457, 550, 495]),
    scannedLine('海树兒·伊斯坦大', [309, 396, 575, 430]),
    scannedLine('配偶', [232, 539, 299, 569]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ mother: ['阿布斯·塔给鲁'], father: ['海树兒·伊斯坦大'] })
})

it('an address whose label stands between its rows has both', () => {
  const lines = [
    scannedLine('臺东縣海端鄉广原村5龍泉路', [282, 222, 744, 257]),
    scannedLine('41巷3弄18號', [292, 274, 554, 310]),
    scannedLine('出生地', [199, 358, 271, 389]),
    scannedLine('臺東縣', [298, 340, 404, 381]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({
    address: ['臺东縣海端鄉广原村5龍泉路', '41巷3弄18號'],
  })
})

it('a number whose first letter was read as a digit is found where its check digit holds', () => {
  const number = (text: string) => valuesOf('id_front', [scannedLine(text, [438, 673, 883, 723])])
  expect(number('0108324592')).toEqual({ id_number: ['0108324592'] })
  expect(number('0108324593')).toEqual({})
})

it('a serial runs up an edge', () => {
  const level = scannedLine('住址', [173, 330, 228, 369])
  const upright: ScannedLine = {
    ...scannedLine('0052093761', [0, 0, 1, 1]),
    corners: [
      { x: 1102, y: 112 },
      { x: 1102, y: 420 },
      { x: 1066, y: 420 },
      { x: 1066, y: 112 },
    ],
  }
  const [serial] = assignValues(understandLines([level, upright]), SIDES.id_reverse)
  expect(serial?.rows[0]).toMatchObject({
    text: '0052093761',
    box: { left: 1066, right: 1102, top: 112, bottom: 420 },
  })
})

it('a number beside a label that is no field’s is no serial', () => {
  const lines = [
    scannedLine('F305718246', [420, 148, 588, 176]),
    scannedLine('住址', [131, 234, 168, 254]),
    scannedLine('彰化縣和美鎮四張里', [211, 226, 427, 254]),
    scannedLine('11鄰彰草路二段475號', [213, 266, 448, 294]),
    scannedLine('申請案號APPL.NO.', [219, 368, 330, 384]),
    scannedLine('112884073615', [334, 368, 430, 384]),
  ]
  expect(valuesOf('resident_reverse', lines)).toEqual({
    address: ['彰化縣和美鎮四張里', '11鄰彰草路二段475號'],
    card_number: ['F305718246'],
  })
})

it('a hotline is no serial beside one that has its label behind it', () => {
  const lines = [
    scannedLine('屏東縣霧臺鄉好茶村3鄰古茶柏安街45巷2號(住址)', [140, 370, 740, 410]),
    scannedLine('8812049673', [346, 490, 636, 530]),
    scannedLine('(卡號)', [650, 515, 738, 545]),
    scannedLine('掃描條碼可查驗本卡真偽', [342, 548, 562, 582]),
    scannedLine('0800-000-000', [337, 606, 455, 628]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({ card_number: ['8812049673'] })
})

it('ink that the scan cannot read is no name before another one', () => {
  const lines = [
    scannedLine('父', [220, 321, 270, 367]),
    scannedLine('', [414, 336, 437, 368]),
    scannedLine('洪銘鴻', [476, 320, 643, 383]),
    scannedLine('母', [228, 408, 275, 454]),
    scannedLine('阮氏秋莊', [485, 409, 695, 466]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({ father: ['洪銘鴻'], mother: ['阮氏秋莊'] })
})

it('an address begins in the row above, though its county was misread, and is no part of the birthplace', () => {
  const lines = [
    scannedLine('出生地', [212, 463, 318, 502]),
    scannedLine('南市', [363, 460, 495, 509]),
    scannedLine('嘉義系朴子市永和里', [362, 549, 766, 594]),
    scannedLine('住址', [223, 590, 297, 635]),
    scannedLine('1文化南路36巷2弄7号2楼', [363, 628, 916, 671]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    birthplace: ['南市'],
    address: ['嘉義系朴子市永和里', '1文化南路36巷2弄7号2楼'],
  })
})

it('an indigenous name may have lost its dot, and a name begins behind the end of a label and its colon', () => {
  const front = (name: string) => [
    scannedLine('姓名', [663, 372, 813, 441]),
    scannedLine(name, [820, 372, 1258, 441]),
    scannedLine('男', [818, 470, 858, 511]),
    scannedLine('白期', [656, 798, 760, 839]),
  ]
  expect(valuesOf('id_front', front('阿布思達希努南'))).toMatchObject({ name: ['阿布思達希努南'] })
  expect(valuesOf('id_front', front('名：谷慕．達鲁札倫'))).toMatchObject({ name: ['谷慕．達鲁札倫'] })
})

it('ink on another side of a label than usual is no name, and a service may have a misread letter', () => {
  const lines = [
    scannedLine('配偶', [287, 371, 341, 405]),
    scannedLine('', [289, 441, 343, 474]),
    scannedLine('替代偏役', [401, 433, 534, 482]),
    scannedLine('出生地', [282, 513, 355, 544]),
    scannedLine('澎湖縣', [403, 505, 507, 548]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ military_status: ['替代偏役'], birthplace: ['澎湖縣'] })
})

it('the only indigenous name left is the father’s where the spouse’s label was hardly read', () => {
  const lines = [
    scannedLine('配食', [1066, 395, 1145, 437]),
    scannedLine('母', [593, 405, 625, 437]),
    scannedLine('田美花', [589, 452, 767, 510]),
    scannedLine('比雍，達希努南', [88, 458, 506, 513]),
    scannedLine('出生地', [83, 586, 210, 631]),
    scannedLine('南投縣', [85, 638, 273, 700]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({ father: ['比雍，達希努南'], mother: ['田美花'] })
})

it('an address goes on beside its first part though the boxes of slanted print overlap', () => {
  const lines = [
    scannedLine('住址ADDRESS', [87, 383, 195, 406]),
    scannedLine('桃園市龜山區', [76, 404, 285, 456]),
    scannedLine('大岗里18粼文化二路', [256, 403, 552, 454]),
    scannedLine('64巷11弄32號', [71, 450, 287, 501]),
  ]
  expect(valuesOf('resident_reverse', lines).address?.join('')).toBe(
    '桃園市龜山區大岗里18粼文化二路64巷11弄32號',
  )
})

it('a label within a sentence names nothing where the field has another one', () => {
  const lines = [
    scannedLine('姓', [420, 216, 450, 242]),
    scannedLine('名：', [465, 216, 516, 243]),
    scannedLine('沙韻·尤幹', [574, 206, 797, 247]),
    scannedLine('性別：', [418, 290, 512, 314]),
    scannedLine('女', [573, 280, 609, 317]),
    scannedLine('族名並列依姓名條例處置', [406, 580, 641, 603]),
  ]
  expect(valuesOf('id_front', lines)).toMatchObject({ name: ['沙韻·尤幹'], gender: ['女'] })
})

it('a date goes on below its year, and says behind it which issue it is', () => {
  const lines = [
    scannedLine('出生年月日', [750, 209, 845, 235]),
    scannedLine('民國88年', [752, 239, 888, 273]),
    scannedLine('7月26日', [750, 286, 872, 320]),
    scannedLine('發證日期', [750, 351, 828, 375]),
    scannedLine('民國110年', [751, 380, 902, 412]),
    scannedLine('2月3日換發', [749, 426, 918, 459]),
  ]
  expect(valuesOf('id_front', lines)).toMatchObject({
    birth_date: ['民國88年', '7月26日'],
    issue_date: ['民國110年', '2月3日換發'],
  })
})

it('a nationality below a whole name is no row of it', () => {
  const lines = [
    scannedLine('姓名', [172, 108, 239, 130]),
    scannedLine('WIDYANINGSIH,', [242, 107, 458, 137]),
    scannedLine('RATNA', [240, 142, 340, 172]),
    scannedLine('INDONESIA', [231, 189, 363, 216]),
  ]
  expect(valuesOf('resident_front', lines)).toEqual({ name: ['WIDYANINGSIH,', 'RATNA'] })
})

it('a place and a date in another script are those in Latin letters behind the stroke', () => {
  const lines = [
    scannedLine('adgomo/Place of birth', [477, 630, 817, 658]),
    scannedLine('0JJ30/ TELAVI', [476, 663, 814, 701]),
    scannedLine('8ogd/Date of issue', [474, 741, 789, 771]),
    scannedLine('09J36/APR2024', [476, 773, 811, 809]),
  ]
  expect(valuesOf('passport', lines)).toEqual({ birthplace: ['TELAVI'], issue_date: ['09J36/APR2024'] })
})
