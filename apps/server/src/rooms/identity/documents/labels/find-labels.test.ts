import { describe, expect, it } from 'vitest'
import { findBilingualLabels } from './find-bilingual-labels.ts'
import { findLabels, wholeLabelOf } from './find-labels.ts'

const labelsIn = (text: string) =>
  findLabels([...text]).map(({ meaning, from, to }) => `${meaning}: ${[...text].slice(from, to).join('')}`)

describe('labels in a line', () => {
  it.each([
    ['姓名', ['name: 姓名']],
    ['lssued', ['issue_date: lssued']],
    ['戶號 C82071', ['other: 戶號']],
    ['性别女', ['gender: 性别']],
    ['發證日期民國112年11月18日', ['issue_date: 發證日期']],
    ['居留期限Dateof Expiry', ['expiry_date: 居留期限', 'expiry_date: Dateof Expiry']],
    ['出生地 桃園市', ['birthplace: 出生地']],
    ['統一證號UI No.', ['resident_number: 統一證號', 'resident_number: UI No']],
    ['PLACE OF BIRTH', ['birthplace: PLACE OF BIRTH']],
    ['父張金哲', ['father: 父']],
    ['母阿布絲·谷木', ['mother: 母']],
    ['父卡照．伊斯坦大．思乃泱安', ['father: 父']],
    ['名瓦歷斯·諾幹', ['given_names: 名']],
    ['父親姓名林正雄', ['father: 父親姓名']],
    ['母親姓名', ['mother: 母親姓名']],
    ['證件序號0064', ['card_number: 證件序號']],
    ['膠膜號碼', ['card_number: 膠膜號碼']],
    ['簽發日期', ['issue_date: 簽發日期']],
    ['到期日期2031', ['expiry_date: 到期日期']],
    ['戶籍住址', ['address: 戶籍住址']],
    ['父Father', ['father: 父', 'father: Father']],
    ['Sumame', ['surname: Sumame']],
    ['中華民國居留證', ['title_resident: 中華民國居留證']],
    ['臺灣地區居留證', ['title_resident: 臺灣地區居留證']],
    ['Alien Permanent Resident Certificate', ['title_resident: Alien Permanent Resident Certificate']],
  ])('%s', (text, found) => {
    expect(labelsIn(text)).toEqual(found)
  })

  it('tolerates a misread letter of a long label', () => {
    expect(labelsIn('国民身分語')).toEqual(['title_id: 国民身分語'])
    expect(labelsIn('Date of issuc')).toEqual(['issue_date: Date of issuc'])
  })

  it('knows a long label of which several letters were lost', () => {
    expect(labelsIn('ResidenalAdres')).toEqual(['address: ResidenalAdres'])
  })

  it.each([
    [
      '3.Geburtstag/Date of birth/Date de naissance',
      'birth_date: 3.Geburtstag/Date of birth/Date de naissance',
    ],
    ['2,Vornamen/Given names', 'given_names: 2,Vornamen/Given names'],
    ['1.Name/Surname/Nom', 'surname: 1.Name/Surname/Nom'],
    ['別Gender', 'gender: 別Gender'],
    ['日期Expiry date', 'expiry_date: 日期Expiry date'],
    ['住Address', 'address: 住Address'],
    ['備 Remarks', 'other: 備 Remarks'],
    ['址Residenal Address', 'address: Residenal Address'],
    ['出生日期Date of birth', 'birth_date: 出生日期Date of birth'],
  ])('is one with its number and its words in other languages: %s', (text, found) => {
    const letters = [...text].map((letter, at) => ({ text: letter, confidence: 1, at: at / text.length }))
    const spans = findBilingualLabels(letters)
    expect(spans.map(({ meaning, from, to }) => `${meaning}: ${text.slice(from, to)}`)).toEqual([found])
  })

  it.each(['母公司阿里山林業鐵路', 'VIET NAM', 'SEXTON, NAMEE', '王小明', 'TAIWAN'])(
    'finds none in %s',
    (text) => {
      expect(labelsIn(text)).toEqual([])
    },
  )
})

it('a longer label of the same meaning is one with a misread letter, but not with digits of a number', () => {
  expect(wholeLabelOf('卢籍地址')).toBe('address')
  expect(findLabels([...'58身分證統一編號'])).toEqual([{ meaning: 'id_number', from: 2, to: 9 }])
})
