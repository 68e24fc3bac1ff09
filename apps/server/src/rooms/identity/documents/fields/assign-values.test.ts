import { describe, expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { assignValues } from './assign-values.ts'

const BESIDE = [
  scannedLine('姓名', [155, 287, 240, 342]),
  scannedLine('徐品瑜', [321, 271, 648, 374]),
  scannedLine('出生', [152, 439, 243, 490]),
  scannedLine('年月日', [151, 488, 275, 542]),
  scannedLine('民國49年8月1日', [326, 472, 678, 531]),
  scannedLine('性别女', [827, 469, 1001, 544]),
  scannedLine('發證日期', [155, 626, 317, 675]),
  scannedLine('民國112年11月18日（屏）補發', [346, 629, 991, 693]),
  scannedLine('統一编號', [146, 767, 313, 816]),
  scannedLine('J231365439', [1025, 773, 1383, 844]),
]
const FOUND = {
  name: ['徐品瑜'],
  birth_date: ['民國49年8月1日'],
  gender: ['女'],
  issue_date: ['民國112年11月18日（屏）補發'],
  id_number: ['J231365439'],
}

describe('values by their labels', () => {
  it('stand beside them', () => {
    expect(valuesOf('id_front', BESIDE)).toEqual(FOUND)
  })

  it('are found at an angle', () => {
    const tilted = BESIDE.map(({ text, corners: [nw, , se] }) =>
      scannedLine(text, [nw.x, nw.y, se.x, se.y], { slope: -0.09 }),
    )
    expect(valuesOf('id_front', tilted)).toEqual(FOUND)
  })

  it('stand below them, in columns', () => {
    const lines = [
      scannedLine('姓名Name', [560, 250, 715, 290]),
      scannedLine('DELA CRUZ,', [560, 300, 850, 350]),
      scannedLine('JOHN PAUL', [560, 355, 840, 405]),
      scannedLine('出生日期Date of Birth', [560, 430, 860, 470]),
      scannedLine('性別Sex', [1030, 430, 1150, 470]),
      scannedLine('1983/04/25', [560, 480, 800, 530]),
      scannedLine('M', [1030, 480, 1060, 530]),
      scannedLine('國籍Nationality', [560, 560, 780, 600]),
      scannedLine('VIET NAM', [560, 610, 750, 655]),
      scannedLine('核發日期Date of Issue', [560, 690, 860, 730]),
      scannedLine('居留期限Date of Expiry', [1030, 690, 1350, 730]),
      scannedLine('2022/05/28', [560, 740, 800, 790]),
      scannedLine('2031/07/04', [1030, 740, 1270, 790]),
      scannedLine('1895432177', [160, 860, 470, 920]),
    ]
    expect(valuesOf('resident_front', lines)).toMatchObject({
      name: ['DELA CRUZ,', 'JOHN PAUL'],
      birth_date: ['1983/04/25'],
      gender: ['M'],
      issue_date: ['2022/05/28'],
      expiry_date: ['2031/07/04'],
    })
  })

  it('another label’s value is never taken: an empty field stays empty', () => {
    const lines = [
      scannedLine('父', [150, 256, 197, 305]),
      scannedLine('萧明聖', [279, 253, 444, 315]),
      scannedLine('母', [817, 269, 866, 317]),
      scannedLine('徐芳玉', [936, 262, 1105, 330]),
      scannedLine('配偶', [152, 370, 243, 421]),
      scannedLine('役别', [813, 379, 904, 432]),
      scannedLine('替役', [940, 379, 1060, 432]),
      scannedLine('出生地', [155, 482, 281, 533]),
      scannedLine('基隆市', [326, 480, 493, 546]),
      scannedLine('住址', [152, 598, 242, 646]),
      scannedLine('雲林縣斗六市南港里017和平西路四段1', [277, 600, 1237, 669]),
      scannedLine('12巷160号11楼', [275, 672, 631, 735]),
      scannedLine('0029684419', [1037, 833, 1296, 885]),
    ]
    expect(valuesOf('id_reverse', lines)).toEqual({
      father: ['萧明聖'],
      mother: ['徐芳玉'],
      military_status: ['替役'],
      birthplace: ['基隆市'],
      address: ['雲林縣斗六市南港里017和平西路四段1', '12巷160号11楼'],
      card_number: ['0029684419'],
    })
  })

  it('an address begins on the row above its label’s, which is no birthplace', () => {
    const lines = [
      scannedLine('出生地', [152, 487, 262, 536]),
      scannedLine('新北市', [326, 480, 493, 546]),
      scannedLine('新北市三重區光田里017鄰溪尾街', [326, 560, 1037, 625]),
      scannedLine('住址', [152, 640, 242, 690]),
      scannedLine('86巷12弄5號4樓', [326, 638, 731, 701]),
    ]
    expect(valuesOf('id_reverse', lines)).toEqual({
      birthplace: ['新北市'],
      address: ['新北市三重區光田里017鄰溪尾街', '86巷12弄5號4樓'],
    })
  })

  it('a surname and given names under labels of their own are one name', () => {
    const lines = [
      scannedLine('Surname', [554, 440, 637, 468]),
      scannedLine('SANTOS', [557, 470, 663, 500]),
      scannedLine('Given names', [563, 526, 685, 550]),
      scannedLine('MIN JI', [562, 552, 668, 586]),
    ]
    expect(valuesOf('passport', lines)).toEqual({ name: ['SANTOS', 'MIN JI'] })
  })

  it('stand above them, wrapped too: an issue date is no birth date', () => {
    const lines = [
      scannedLine('Q119903901', [223, 384, 493, 429]),
      scannedLine('统一编號', [219, 437, 323, 465]),
      scannedLine('羅雄宇', [221, 510, 497, 567]),
      scannedLine('姓', [217, 579, 247, 608]),
      scannedLine('名', [292, 579, 322, 608]),
      scannedLine('民國94年6月12日', [219, 628, 509, 665]),
      scannedLine('出生年月日', [220, 674, 340, 703]),
      scannedLine('男', [217, 751, 260, 792]),
      scannedLine('性', [214, 798, 249, 825]),
      scannedLine('别', [288, 801, 319, 825]),
      scannedLine('民國100年11月20日', [216, 874, 499, 905]),
      scannedLine('發證日期', [216, 916, 314, 939]),
    ]
    expect(valuesOf('id_front', lines)).toEqual({
      name: ['羅雄宇'],
      birth_date: ['民國94年6月12日'],
      gender: ['男'],
      issue_date: ['民國100年11月20日'],
      id_number: ['Q119903901'],
    })
    const reverse = [
      scannedLine('臺中市', [203, 567, 349, 622]),
      scannedLine('出生地', [205, 622, 299, 661]),
      scannedLine('新北市淡水區大安里012五福街65巷32', [204, 729, 1044, 779]),
      scannedLine('0號7楼', [198, 778, 349, 833]),
      scannedLine('住址', [200, 835, 264, 869]),
    ]
    expect(valuesOf('id_reverse', reverse)).toEqual({
      birthplace: ['臺中市'],
      address: ['新北市淡水區大安里012五福街65巷32', '0號7楼'],
    })
  })

  it('without labels are found by their form, in doubt', () => {
    const lines = [
      scannedLine('統一編號', [146, 767, 313, 816]),
      scannedLine('J231365439', [380, 760, 720, 820]),
      scannedLine('姓名', [155, 287, 240, 342]),
      scannedLine('徐品瑜', [321, 271, 648, 374]),
      scannedLine('民國112年11月18日', [346, 629, 991, 693]),
      scannedLine('民國49年8月1日', [346, 472, 778, 531]),
    ]
    const found = assignValues(understandLines(lines), SIDES.id_front)
    const dates = found.filter(({ spec }) => spec.as === 'date')
    expect(dates.map(({ spec, rows, isContested }) => [spec.field, rows[0]?.text, isContested])).toEqual([
      ['birth_date', '民國49年8月1日', true],
      ['issue_date', '民國112年11月18日', true],
    ])
  })

  it('of which no letter is known stand behind their label', () => {
    const letters = [
      { text: '姓', confidence: 0.99, at: 0.1 },
      { text: '名', confidence: 0.99, at: 0.25 },
    ]
    const label = { ...scannedLine('姓名', [586, 361, 917, 438]), letters }
    const [name] = assignValues(understandLines([label]), SIDES.id_front)
    expect(name?.spec.field).toBe('name')
    expect(name?.rows[0]?.box.left).toBeGreaterThan(660)
  })

  it('relatives and a service whose labels were not read are recognized by their order and form', () => {
    const lines = [
      scannedLine('久', [150, 256, 197, 305]),
      scannedLine('萧明聖', [279, 253, 444, 315]),
      scannedLine('田', [817, 269, 866, 317]),
      scannedLine('徐芳玉', [936, 262, 1105, 330]),
      scannedLine('配偶', [152, 370, 243, 421]),
      scannedLine('役毕', [940, 379, 1060, 432]),
      scannedLine('住址', [152, 598, 242, 646]),
      scannedLine('雲林縣斗六市南港里017和平西路四段12號', [277, 600, 1237, 669]),
    ]
    expect(valuesOf('id_reverse', lines)).toMatchObject({
      father: ['萧明聖'],
      mother: ['徐芳玉'],
      military_status: ['役毕'],
    })
    const stranger = scannedLine('林大明', [940, 700, 1100, 760])
    expect(valuesOf('id_reverse', [...lines, stranger])).not.toHaveProperty('father')
  })
  it('relatives without labels are father and mother where there are two, from left to right', () => {
    const lines = [
      scannedLine('陳楷騰', [685, 230, 784, 268]),
      scannedLine('游翰鎂', [228, 240, 317, 277]),
      scannedLine('流水號3505929936', [876, 542, 1135, 576]),
      scannedLine('出生地嘉義市', [228, 117, 400, 152]),
    ]
    expect(valuesOf('id_reverse', lines)).toMatchObject({ father: ['游翰鎂'], mother: ['陳楷騰'] })
  })

  it('short labels are recognized with one letter that looks like theirs', () => {
    const lines = [
      scannedLine('佳址', [160, 560, 230, 592]),
      scannedLine('基隆市七堵區永康里27鄰大順路169號', [250, 560, 789, 592]),
      scannedLine('父规', [160, 250, 230, 290]),
      scannedLine('涂甄', [250, 250, 340, 290]),
    ]
    expect(valuesOf('id_reverse', lines)).toMatchObject({
      address: ['基隆市七堵區永康里27鄰大順路169號'],
      father: ['涂甄'],
    })
  })

  it('a service without a label has more than the letter that its label has too', () => {
    const status = (text: string) => valuesOf('id_reverse', [scannedLine(text, [940, 379, 1060, 432])])
    expect(status('免役')).toMatchObject({ military_status: ['免役'] })
    expect(status('役')).not.toHaveProperty('military_status')
  })

  it('an address without a label is the only text of its form', () => {
    const lines = [
      scannedLine('出生地嘉義市', [228, 117, 400, 152]),
      scannedLine('基隆市七堵區永康里27鄰大順路169號', [250, 560, 789, 592]),
    ]
    expect(valuesOf('id_reverse', lines)).toMatchObject({ address: ['基隆市七堵區永康里27鄰大順路169號'] })
  })
})

it('the only date on a front is an issue date in doubt where its label stands under it', () => {
  const lines = [
    scannedLine('出生年月日', [525, 66, 640, 90]),
    scannedLine('民國93年2月29日', [125, 204, 360, 240]),
    scannedLine('發證日期', [125, 246, 223, 270]),
  ]
  const assigned = assignValues(understandLines(lines), SIDES.id_front)
  const sure = assigned.filter((one) => one.spec.field === 'issue_date' && one.isContested !== true)
  expect(sure).toEqual([])
})
