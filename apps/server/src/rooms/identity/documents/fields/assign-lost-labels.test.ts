import { describe, expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'

it('a service that has the words of a label stands behind its own label in one line', () => {
  const status = (text: string) => valuesOf('id_reverse', [scannedLine(text, [366, 598, 698, 645])])
  expect(status('役别：國民兵役')).toEqual({ military_status: ['國民兵役'] })
  expect(status('兵役常備兵役')).toEqual({ military_status: ['常備兵役'] })
  expect(status('役别常倩兵役')).toEqual({ military_status: ['常倩兵役'] })
})

it('names in neighbouring cells are two, though they nearly touch', () => {
  const lines = [
    scannedLine('母', [426, 204, 456, 230]),
    scannedLine('配偶', [610, 198, 672, 234]),
    scannedLine('歐陽振國', [166, 285, 330, 326]),
    scannedLine('范姜林淑美', [343, 287, 540, 326]),
    scannedLine('邱玉蘭', [575, 285, 701, 327]),
    scannedLine('住址', [150, 477, 207, 511]),
    scannedLine('臺中市豐原區南陽里19鄰豐東路208巷5號', [220, 477, 889, 515]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({
    father: ['歐陽振國'],
    mother: ['范姜林淑美'],
    spouse: ['邱玉蘭'],
  })
})

it('a name under its label is one, though its letters stand apart', () => {
  const lines = [
    scannedLine('父', [166, 204, 196, 230]),
    scannedLine('配偶', [366, 204, 428, 230]),
    scannedLine('張廖', [166, 285, 240, 326]),
    scannedLine('萬得', [262, 285, 340, 326]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({ father: ['張廖萬得'] })
})

it('what is left of a label’s Chinese words is no row of an address', () => {
  const lines = [
    scannedLine('居留地址Residential Address', [151, 354, 424, 379]),
    scannedLine('臺北市松山區安平里5鄰寶清街一段', [154, 393, 727, 432]),
    scannedLine('37巷4弄2號8樓', [157, 447, 449, 484]),
    scannedLine('備Remarks', [158, 520, 293, 552]),
    scannedLine('應聘', [167, 563, 237, 595]),
  ]
  expect(valuesOf('resident_reverse', lines).address).toEqual([
    '臺北市松山區安平里5鄰寶清街一段',
    '37巷4弄2號8樓',
  ])
})

describe('a resident’s serial without a label', () => {
  const address = [
    scannedLine('居留地址Address', [151, 354, 324, 379]),
    scannedLine('臺南市東區大福里5鄰崇明路37巷4號', [154, 393, 727, 432]),
  ]
  it.each([
    ['below its label', '護照號碼Passport No.', [160, 480, 354, 508], [160, 518, 330, 552]],
    ['beside its label', '護照號碼', [160, 480, 254, 508], [270, 474, 440, 510]],
  ] as const)('is not the number of a passport, %s', (_, label, place, number) => {
    const lines = [...address, scannedLine(label, place), scannedLine('M8204716', number)]
    expect(valuesOf('resident_reverse', lines)).not.toHaveProperty('card_number')
    expect(
      valuesOf('resident_reverse', [...lines, scannedLine('0071946325', [700, 600, 900, 630])]),
    ).toMatchObject({ card_number: ['0071946325'] })
  })

  it('is the one that is too long for a passport, where the label of that was misread', () => {
    const lines = [
      ...address,
      scannedLine('照PapNo', [160, 480, 300, 508]),
      scannedLine('KD8162047', [160, 518, 330, 552]),
      scannedLine('TP51830964', [700, 600, 900, 630]),
    ]
    expect(valuesOf('resident_reverse', lines)).toMatchObject({ card_number: ['TP51830964'] })
  })
})

it.each([
  ['渥件产 SN0064827315', '0064827315'],
  ['證仵 序號 KB20418356', 'KB20418356'],
  ['证伴: 2100648273', '2100648273'],
])('a serial stands behind its misread label: %s', (text, serial) => {
  const line = scannedLine(text, [158, 78, 526, 104])
  const passport = scannedLine('MD8162047', [142, 175, 286, 205])
  expect(valuesOf('resident_reverse', [line, passport])).toEqual({ card_number: [serial] })
})

it('a telephone behind Chinese words is no serial', () => {
  const line = scannedLine('服矜亊線0800024111', [158, 78, 526, 104])
  expect(valuesOf('resident_reverse', [line])).toEqual({})
})

it.each([
  ['偏', ['臺南市東區大福里5鄰崇明路', '37巷4弄2號8樓']],
  ['樓', ['臺南市東區大福里5鄰崇明路', '37巷4弄2號8樓', '樓']],
])('a letter below an address is a row of it only where one ends so: %s', (letter, rows) => {
  const lines = [
    scannedLine('居留地址Address', [151, 354, 324, 379]),
    scannedLine('臺南市東區大福里5鄰崇明路', [154, 393, 727, 432]),
    scannedLine('37巷4弄2號8樓', [157, 447, 449, 484]),
    scannedLine(letter, [158, 500, 194, 537]),
  ]
  expect(valuesOf('resident_reverse', lines).address).toEqual(rows)
})

describe('relatives whose labels were not read', () => {
  const mother = [
    scannedLine('母', [179, 241, 200, 262]),
    scannedLine('林巧萍', [263, 227, 384, 269]),
    scannedLine('配偶', [173, 304, 224, 332]),
  ]
  it('stand in the column of the others, whatever their surname', () => {
    expect(valuesOf('id_reverse', [scannedLine('亓善', [265, 158, 388, 203]), ...mother])).toMatchObject({
      father: ['亓善'],
      mother: ['林巧萍'],
    })
  })
  it('are no birthplace in their column', () => {
    const lines = [
      scannedLine('父', [179, 171, 200, 192]),
      scannedLine('林大富', [263, 158, 384, 200]),
      ...mother.slice(0, 2),
      scannedLine('嘉義市', [263, 300, 384, 342]),
    ]
    expect(valuesOf('id_reverse', lines)).not.toHaveProperty('spouse')
  })
  it('stand nowhere else', () => {
    const stranger = scannedLine('亓善', [565, 158, 688, 203])
    expect(valuesOf('id_reverse', [stranger, ...mother])).not.toHaveProperty('father')
  })
})

it('a row of an address below its label is not that of a label in the column before', () => {
  const lines = [
    scannedLine('住址', [607, 88, 656, 120]),
    scannedLine('母', [172, 182, 195, 205]),
    scannedLine('巫巧菱', [247, 166, 361, 210]),
    scannedLine('配偶', [168, 264, 213, 292]),
    scannedLine('桃園市蘆竹區文青里', [605, 131, 981, 173]),
    scannedLine('6鄰文化一路88巷', [600, 197, 920, 238]),
    scannedLine('20號7樓', [598, 260, 747, 304]),
  ]
  expect(valuesOf('id_reverse', lines).address).toEqual(['桃園市蘆竹區文青里', '6鄰文化一路88巷', '20號7樓'])
})

it('a relative beside others, whose label was not read, is one whatever the surname', () => {
  const lines = [
    scannedLine('母', [448, 116, 468, 138]),
    scannedLine('配偶', [759, 111, 810, 140]),
    scannedLine('沃明', [137, 154, 260, 202]),
    scannedLine('宓素貞', [448, 152, 572, 201]),
    scannedLine('祝芮萱', [766, 151, 891, 199]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['沃明'],
    mother: ['宓素貞'],
    spouse: ['祝芮萱'],
  })
})

it('words of schools, offices and notices are no name', () => {
  const lines = [
    scannedLine('父', [77, 108, 116, 149]),
    scannedLine('翁天賜', [281, 100, 453, 159]),
    scannedLine('舟', [771, 101, 810, 148]),
    scannedLine('翁施匏', [975, 97, 1150, 154]),
    scannedLine('配偶', [74, 226, 195, 272]),
    scannedLine('呂秋月', [285, 224, 452, 282]),
    scannedLine('教育', [76, 348, 193, 396]),
    scannedLine('國民学校', [285, 340, 453, 398]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    father: ['翁天賜'],
    mother: ['翁施匏'],
    spouse: ['呂秋月'],
  })
})

it('a birthplace whose label lost a letter is the county behind it', () => {
  const lines = [scannedLine('出地一臺灣省嘉義縣', [81, 483, 628, 538])]
  expect(valuesOf('id_reverse', lines)).toEqual({ birthplace: ['臺灣省嘉義縣'] })
})

it('a parent’s label of one letter right behind a name is none of its letters', () => {
  const lines = [
    scannedLine('兆翔', [133, 181, 229, 221]),
    scannedLine('父', [237, 184, 275, 220]),
    scannedLine('房佩玲', [500, 181, 628, 221]),
    scannedLine('母', [638, 184, 672, 220]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({ father: ['兆翔'], mother: ['房佩玲'] })
})

it('a number that runs up behind its label is that label’s, which says nothing of level print', () => {
  const up = {
    ...scannedLine('卡號4072918356', [0, 0, 460, 50]),
    corners: [
      { x: 45, y: 634 },
      { x: 45, y: 178 },
      { x: 96, y: 178 },
      { x: 96, y: 634 },
    ] as const,
  }
  const lines = [
    scannedLine('住址', [173, 387, 238, 420]),
    scannedLine('臺北市文山區萬和里14鄰興隆路四段', [197, 453, 915, 505]),
    scannedLine('165巷22弄8之2號3樓', [196, 521, 710, 572]),
    up,
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    address: ['臺北市文山區萬和里14鄰興隆路四段', '165巷22弄8之2號3樓'],
    card_number: ['4072918356'],
  })
})

it('a date whose label was not read may be in two rows, or printed again in another calendar', () => {
  const birth = [
    scannedLine('出生', [259, 357, 353, 399]),
    scannedLine('民國57年', [216, 407, 391, 455]),
    scannedLine('5月9日', [229, 464, 365, 513]),
  ]
  const inRows = [
    scannedLine('民國97年', [922, 408, 1124, 456]),
    scannedLine('7月24日', [926, 467, 1102, 512]),
  ]
  expect(valuesOf('id_front', [...birth, ...inRows])).toMatchObject({ issue_date: ['民國97年', '7月24日'] })
  const again = [
    scannedLine('(May 9,1968)', [688, 460, 917, 500]),
    scannedLine('112.06.05', [364, 634, 609, 680]),
  ]
  expect(valuesOf('id_front', [...birth, ...again])).toMatchObject({ issue_date: ['112.06.05'] })
})

it('a name is no service', () => {
  const lines = [scannedLine('役別', [281, 200, 350, 240]), scannedLine('許清河', [281, 245, 392, 285])]
  expect(valuesOf('id_reverse', lines)).not.toHaveProperty('military_status')
})

it('the last letter of a label, whose first was not found, is none of the value', () => {
  const lines = [
    scannedLine('偶', [1052, 74, 1100, 122]),
    scannedLine('鄧家宗', [1125, 73, 1277, 123]),
    scannedLine('籍', [66, 205, 115, 253]),
    scannedLine('臺北市', [130, 204, 292, 254]),
    scannedLine('址臺中市北屯區三張里18鄰光明', [69, 343, 879, 395]),
    scannedLine('路405巷203號', [117, 427, 503, 482]),
  ]
  expect(valuesOf('id_reverse', lines)).toEqual({
    spouse: ['鄧家宗'],
    birthplace: ['臺北市'],
    address: ['臺中市北屯區三張里18鄰光明', '路405巷203號'],
  })
})

it('a number that runs up beside level print is not that of a label beside it', () => {
  const up = {
    ...scannedLine('1827450639', [0, 0, 525, 77]),
    corners: [
      { x: 79, y: 636 },
      { x: 79, y: 111 },
      { x: 156, y: 111 },
      { x: 156, y: 636 },
    ] as const,
  }
  const lines = [
    scannedLine('在臺住址', [253, 81, 437, 128]),
    scannedLine('高雄市楠梓區藍田里25鄰大學南路560號', [259, 161, 1153, 227]),
    scannedLine('居留事由', [256, 408, 423, 456]),
    scannedLine('就學', [480, 405, 592, 460]),
    up,
  ]
  expect(valuesOf('resident_reverse', lines)).toMatchObject({ card_number: ['1827450639'] })
})
