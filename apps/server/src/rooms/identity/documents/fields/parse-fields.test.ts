import { describe, expect, it } from 'vitest'
import { correctNameLetter, isDoubleSurname, isNameLetter, isSurname } from '../lexicons/name-letters.ts'
import { MIN_SURE_CONFIDENCE } from '../min-sure-confidence.ts'
import { correctPlaceName, isPlaceName } from './correct-place-name.ts'
import { hasSingleOne, isUnpadded, parseDate, parseRocDate, parseSlashedDate } from './parse-date.ts'
import {
  isTelephone,
  lettersSimilarToDigit,
  parseLetteredSerial,
  parseNumberWithoutLetter,
  parseRegisteredNumber,
  parseSerial,
  similarIdNumbers,
} from './parse-id-number.ts'
import { isInOtherScript, parseSpelledDate } from './parse-spelled-date.ts'
import { restoreNeighbourhood, voteWithDigits, withoutRemark } from './read-chinese.ts'
import { voteName } from './read-chinese-name.ts'
import { joinLatinRows } from './read-latin.ts'
import { isOfDigits, preferClearScan, prependLetter, restoreLetters, withoutStroke } from './read-number.ts'
import { isPartOfScan, voteRocDate } from './read-roc-date.ts'

it('a telephone’s number has its form', () => {
  for (const text of [
    '0800-000-000',
    '0800 024 111',
    '0800024111',
    '(02)2388-9393',
    '02-2388-9393',
    '037-356-640',
  ])
    expect(isTelephone(text), text).toBe(true)
  for (const text of ['0061240957', '0107285346', '8812049673', '0000-123-456', '00-6124-0957', 'A123456789'])
    expect(isTelephone(text), text).toBe(false)
})

it('digits that the scan, the last reading, has and the other engine lost are restored in doubt', () => {
  const voice = (text: string) => ({ letters: [...text], confidence: 0.9 })
  const vote = (...texts: string[]) => voteWithDigits(texts.map(voice))
  expect(vote('仁忠里1鄰', '仁忠里1鄰', '仁忠里1鄰', '仁忠里12鄰')).toEqual({
    value: '仁忠里12鄰',
    confidence: 0.8,
  })
  expect(vote('仁忠里1鄰', '仁忠里1鄰', '仁忠里1鄰')?.confidence).toBeGreaterThan(MIN_SURE_CONFIDENCE)
  expect(vote('仁忠里1鄰', '仁忠里1鄰', '仁志里12鄰')?.value).toBe('仁忠里12鄰')
  expect(vote('仁忠里1鄰', '仁忠里1鄰', '仁忠里23鄰')?.value).toBe('仁忠里1鄰')
  expect(vote('010鄰介壽4號', '010鄰介壽4號', '010鄰介嘉94號')?.value).toBe('010鄰介壽94號')
})

it('readings of a few letters of a line that the scan read well say nothing', () => {
  const voice = (text: string, confidence = 0.5) => ({ letters: [...text], confidence })
  const texts = [voice('01號'), voice('015鄰中正一路421號', 0.76), voice('號'), voice('世1號')]
  expect(voteWithDigits([...texts, voice('015鄰中正一路421號', 0.9)])?.value).toBe('015鄰中正一路421號')
})

describe('dates', () => {
  it.each([
    ['民國88年5月9日', '1999-05-09'],
    ['發證日期民國104年8月17日(南市)補發', '2015-08-17'],
    ['民國 1 年 1 月 1 日', '1912-01-01'],
    ['民國88年2月30日', null],
    ['民國88年13月1日', null],
    ['民國年月日', null],
    ['民國 090 / 01 / 31', '2001-01-31'],
    ['098/12/01', '2009-12-01'],
    ['90/01/31', null],
    ['2001/01/31', null],
    ['民國六十年四月十二日', '1971-04-12'],
    ['民國一百十二年八月二十日', '2023-08-20'],
    ['民國一百零三年十一月十日(北市)換發', '2014-11-10'],
    ['民國一百年一月三十一日', '2011-01-31'],
    ['民國八八年五月〇九日', '1999-05-09'],
  ])('of 民國: %s', (text, date) => expect(parseRocDate(text)).toBe(date))

  it('in which OCR may drop a 1', () => {
    expect(hasSingleOne('1982-08-01')).toBe(true)
    expect(hasSingleOne('1982-01-11')).toBe(true)
    expect(hasSingleOne('1901-11-11')).toBe(false)
  })

  it('has 11 when any reading has, with lower confidence', () => {
    const vote = (...values: string[]) => voteRocDate(values.map((value) => ({ value, confidence: 0.9 })))
    const doubted = vote('1982-08-01', '1982-08-01', '1982-08-11')
    expect(doubted?.value).toBe('1982-08-11')
    expect(doubted?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
    expect(vote('1982-08-01', '1982-08-01', '1982-08-01')?.confidence).toBeGreaterThan(MIN_SURE_CONFIDENCE)
    expect(vote('1982-08-01', '1982-08-01', '1982-09-11')?.value).toBe('1982-08-01')
  })

  it('has the digits that the scan, the last reading, has and the others lost, with lower confidence', () => {
    const vote = (...values: string[]) => voteRocDate(values.map((value) => ({ value, confidence: 0.9 })))
    const doubted = vote('2009-03-09', '2009-03-09', '2009-03-09', '2009-03-19')
    expect(doubted?.value).toBe('2009-03-19')
    expect(doubted?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
    expect(vote('2009-03-19', '2009-03-19', '2009-03-09')?.value).toBe('2009-03-19')
    expect(vote('2009-03-09', '2009-03-09', '2009-04-19')?.value).toBe('2009-03-09')
    expect(vote('1916-01-29', '1916-01-29', '2016-11-29')?.value).toBe('2016-11-29')
  })

  it.each([
    ['2024/05/31', '2024-05-31'],
    ['2024.05.31', '2024-05-31'],
    ['2024/5/31', null],
    ['2023/02/29', null],
  ])('with slashes: %s', (text, date) => expect(parseSlashedDate(text)).toBe(date))

  it.each([
    ['31 MAY 2024', '2024-05-31'],
    ['31MAY2024', '2024-05-31'],
    ['31 MAY/MAI 2024', '2024-05-31'],
    ['040CT1960', '1960-10-04'],
    ['31 MAX 2024', null],
    ['31 MAY 24', null],
    ['31 MAY /MAI 24', '2024-05-31'],
    ['09 MAJ/MAY 99', '1999-05-09'],
    ['1 MAY 2024', '2024-05-01'],
    ['May 31, 2024', '2024-05-31'],
    ['31 Mai / May 2024', '2024-05-31'],
    ['24 AGU / AUG 1975', '1975-08-24'],
    ['21 OKT 2019', '2019-10-21'],
    ['24 AGUAUG 1975', '1975-08-24'],
    ['03 AOÛT/AUG 2019', '2019-08-03'],
    ['03 JUIL. 2019', '2019-07-03'],
    ['03 JUIN 2019', '2019-06-03'],
    ['17 PAŹ/OCT 2022', '2022-10-17'],
    ['17 MÄR 2022', '2022-03-17'],
    ['17 5월/MAY 2022', '2022-05-17'],
    ['161/JAN 2020', '2020-01-16'],
    ['0712/DEC2018', '2018-12-07'],
    ['0711/DEC2018', null],
    ['17 MAY/JUN 2022', null],
    ['TEXAS 31, 2024', null],
  ])('spelled: %s', (text, date) => expect(parseSpelledDate(text)).toBe(date))
})

it('a date may do without zeros, in doubt, but not without a digit of its day', () => {
  expect(parseDate('2024/5/31')).toBe('2024-05-31')
  expect(parseDate('2024. 5. 9')).toBe('2024-05-09')
  expect(parseDate('2024/05/3')).toBeNull()
  expect(isUnpadded('2024/5/31')).toBe(true)
  expect(isUnpadded('2024/12/31')).toBe(false)
})

it('a date may begin with its day', () => {
  expect(parseDate('31.05.2024')).toBe('2024-05-31')
  expect(parseDate('31/05/2024')).toBe('2024-05-31')
  expect(parseDate('31.052024')).toBe('2024-05-31')
  expect(parseDate('3105.2024')).toBe('2024-05-31')
  expect(parseDate('31 05 2024')).toBe('2024-05-31')
  expect(parseDate('2019-11-08 2022-11-07'), 'the end of one date and the beginning of the next').toBeNull()
  expect(parseDate('08-11-2019 07-11-2022')).toBeNull()
  expect(parseDate('31052024')).toBe('2024-05-31')
  expect(parseDate('31132024')).toBeNull()
  expect(parseDate('310520241')).toBeNull()
  expect(parseDate('31.13.2024')).toBeNull()
})

describe('registered numbers', () => {
  it.each([
    ['A123456789', false, 'A123456789'],
    [' a1234 56789.', false, 'A123456789'],
    ['4I2345678S', false, null],
    ['8I2345678S', false, null],
    ['AB12345678', true, 'AB12345678'],
    ['AB12345678', false, 'A812345678'],
    ['A12345678', false, null],
  ])('in %s', (text, hasSecondLetter, number) =>
    expect(parseRegisteredNumber(text, hasSecondLetter)).toBe(number),
  )

  it.each([
    ['7239138482', '239138482'],
    ['23913848Z', '239138482'],
    ['0915750768', '915750768'],
    ['7A39138482', 'A39138482'],
    ['A239138482', null],
    ['7339138482', null],
    ['72391384', null],
  ])('without their first letter, in %s', (text, body) => expect(parseNumberWithoutLetter(text)).toBe(body))

  it('use the letter that makes the check digit valid, with lower confidence', () => {
    const body = { value: '239138482', confidence: 0.99 }
    const read = (...letters: string[]) => prependLetter(letters, body)
    expect(read('T', 'Z')).toEqual({ value: 'Z239138482', confidence: 0.8 })
    expect(read('S')).toEqual({ value: 'Z239138482', confidence: 0.8 })
    expect(read('W')?.confidence).toBeLessThan(0.5)
    expect(read()).toBeNull()
    expect(lettersSimilarToDigit('0915750768')).toEqual(['O'])
    expect(lettersSimilarToDigit('7239138482')).toEqual([])
  })

  it.each([
    ['T1891O8521', 'T189108521'],
    ['7189 108 52I', '7189108521'],
    ['T1891', null],
    ['No. 0025538174', '0025538174'],
    ['NO 7189108521', '7189108521'],
  ])('of cards, of a letter and digits: %s', (text, serial) => expect(parseLetteredSerial(text)).toBe(serial))

  it('of cards are as a clear scan has them', () => {
    const voted = { value: 'U061240957', confidence: 0.9 }
    const prefer = (text: string, confidence: number) =>
      preferClearScan(voted, { text, confidence }, parseSerial)
    expect(prefer('0061240957', 0.98)).toEqual({ value: '0061240957', confidence: 0.8 })
    expect(prefer('0061240957', 0.96)).toBe(voted)
    expect(prefer('061240957', 0.99)).toBe(voted)
    const longer = { value: '10061240957', confidence: 0.5 }
    expect(preferClearScan(longer, { text: '0061240957', confidence: 0.99 }, parseSerial)?.value).toBe(
      '0061240957',
    )
    const split = { value: 'U061240957', confidence: 0.5 }
    const legible = { text: '0061240957', confidence: 0.94 }
    expect(preferClearScan(split, legible, parseSerial)?.value).toBe('0061240957')
    expect(preferClearScan(null, { text: '0061240957', confidence: 0.99 }, parseSerial)).toBeNull()
  })

  it('of cards keep a letter in their middle that most readings have', () => {
    const serial = (...texts: string[]) =>
      restoreLetters(
        { value: '2480391756', confidence: 0.95 },
        texts.map((text) => ({ text, confidence: 0.9 })),
      )
    expect(serial('24B0391756', '24B0391756', '2480391756')).toEqual({ value: '24B0391756', confidence: 0.8 })
    expect(serial('24B0391756', '2480391756')).toEqual({ value: '2480391756', confidence: 0.95 })
    expect(serial('Z480391756', 'Z480391756')).toEqual({ value: '2480391756', confidence: 0.95 })
  })

  it('are read as digits only where the scan has no letter', () => {
    expect(isOfDigits('4172859366', { value: '417285936C' })).toBe(true)
    expect(isOfDigits('417285936C', { value: '417285936C' })).toBe(false)
    expect(isOfDigits('4172859366', { value: '4172859360' })).toBe(false)
    expect(isOfDigits('4172859366', null)).toBe(false)
  })

  it('of cards have a digit where the scan has one, though others read a letter', () => {
    const texts = ['417285936C', '417285936C', '4172859360'].map((text) => ({ text, confidence: 0.9 }))
    const read = { value: '4172859360', confidence: 0.8 }
    expect(restoreLetters(read, texts, '4172859366')).toEqual(read)
    expect(restoreLetters(read, texts, '417285936C').value).toBe('417285936C')
  })

  it('may begin with a similar letter', () => {
    expect(similarIdNumbers('I246405450')).toEqual(['L246405450', 'J246405450'])
    expect(similarIdNumbers('W246405450')).toEqual([])
  })
})

describe('names and places', () => {
  it('distinguish name characters from others', () => {
    expect(isSurname('陳')).toBe(true)
    expect(isSurname('即')).toBe(false)
    expect(isNameLetter('妤')).toBe(true)
    expect(isNameLetter('號')).toBe(false)
    expect(isDoubleSurname('歐陽')).toBe(true)
    expect(isDoubleSurname('張簡')).toBe(true)
    expect(isDoubleSurname('朱家')).toBe(false)
  })

  it.each([
    ['即', 0, 3, '邱'],
    ['即', 2, 3, '妤'],
    ['秦', 0, 3, '秦'],
    ['秦', 1, 3, '蓁'],
    ['秦', 1, 4, '秦'],
    ['陳', 0, 3, '陳'],
    ['號', 2, 3, '號'],
  ])('take %s at %i of %i for %s', (letter, at, length, meant) =>
    expect(correctNameLetter(letter, at, length)).toBe(meant),
  )

  it('use corrected characters, with lower confidence', () => {
    const heard = (...names: string[]) =>
      voteName(names.map((name) => ({ letters: [...name], confidence: 0.9 })))
    expect(heard('顏睿國', '顏睿國', '顏睿國')?.confidence).toBeGreaterThan(MIN_SURE_CONFIDENCE)
    expect(heard('顏窒國', '顏害國', '顏容國')).toMatchObject({ value: '顏睿國' })
    expect(heard('顏窒國', '顏窒國', '顏窒國')?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
    expect(heard('江爾妍', '江爾妍', '江爾妍')?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
    expect(heard('歐陽娥嬌', '歐陽娥嬌', '歐陽娥嬌')?.confidence).toBeGreaterThan(MIN_SURE_CONFIDENCE)
    expect(heard('朱家和雄', '朱家和雄', '朱家和雄')?.confidence).toBeLessThan(MIN_SURE_CONFIDENCE)
    expect(heard('朱家和雄', '朱家和雄', '朱家和雄', '朱家雄', '朱家雄')?.value).toBe('朱家雄')
    expect(heard('王蕙雯', '王蕙雯', '王慧雯', '王慧雯')?.value).toBe('王慧雯')
    expect(heard('王蕙雯', '王蕙雯', '王蕙雯', '王慧雯')?.value).toBe('王蕙雯')
    expect(heard('張簡凱義', '張簡凱義', '張簡凱義', '張簡義')?.value).toBe('張簡凱義')
  })

  it.each([
    ['嘉北市北投區信安里30鄰', '臺北市北投區信安里30鄰'],
    ['新人竹市香山區安康里', '新竹市香山區安康里'],
    ['嘉義市東區中興里931鄰自由路', '嘉義市東區中興里031鄰自由路'],
    ['嘉義市東區中興里131鄰自由路', '嘉義市東區中興里131鄰自由路'],
    ['神雄市左營區', '高雄市左營區'],
    ['台北市大安區', '臺北市大安區'],
    ['臺灣省彰代縣', '臺灣省彰化縣'],
    ['臺灣省臺比縣', '臺灣省臺比縣'],
    ['臺中市西屯區四維路-段1號', '臺中市西屯區四維路一段1號'],
    ['臺北市中正區仁愛里002疚建國街149巷', '臺北市中正區仁愛里002鄰建國街149巷'],
    ['屏東縣滿州鄉港口村12號', '屏東縣滿州鄉港口村12號'],
    ['屏東縣滿州鄉港口村12-3號', '屏東縣滿州鄉港口村12-3號'],
    ['臺中市豐原區民生東路段223巷36號', '臺中市豐原區民生東路一段223巷36號'],
    ['臺X市中正區', '臺X市中正區'],
    ['新北市重區南港里', '新北市三重區南港里'],
    ['臺中市西直區四維路', '臺中市西屯區四維路'],
    ['臺中市丙屯區四維路', '臺中市丙屯區四維路'],
    ['臺北縣板僑市', '臺北縣板僑市'],
    ['臺北市', '臺北市'],
    ['東京都港區', '東京都港區'],
    ['上花蓮縣吉安鄉義學里23鄰林森路', '花蓮縣吉安鄉義學里23鄰林森路'],
    ['屏東縣潮州鎮安東里2鄰鄰建國路', '屏東縣潮州鎮安東里2鄰建國路'],
    ['新北市三重區光田里017鄰溪尾街86巷12卉5號4樓', '新北市三重區光田里017鄰溪尾街86巷12弄5號4樓'],
    ['臺北市中正區建國街149巷7虎3樓', '臺北市中正區建國街149巷7號3樓'],
    ['臺北市中正區建國街149巷7之3樓', '臺北市中正區建國街149巷7之3樓'],
    ['蘭縣羅東鎮仁愛里5鄰', '宜蘭縣羅東鎮仁愛里5鄰'],
    ['新竹竹北市嘉豐南路', '新竹縣竹北市嘉豐南路'],
    ['義縣羅東鎮', '義縣羅東鎮'],
    ['灣省苗栗縣', '臺灣省苗栗縣'],
    ['苗栗縣頭份市斗煥里015中正-路421號', '苗栗縣頭份市斗煥里015鄰中正一路421號'],
  ])('mend %s only where it can only be one', (text, mended) => expect(correctPlaceName(text)).toBe(mended))

  it.each([
    ['新竹市東區光復路一段47弄5號五樓之6異動登記', '新竹市東區光復路一段47弄5號五樓之6'],
    ['臺北市內湖區民權東路71弄19號三樓許可文號測試字第號', '臺北市內湖區民權東路71弄19號三樓'],
    ['臺北市內湖區民權東路71弄19號三樓之十', '臺北市內湖區民權東路71弄19號三樓之十'],
    ['臺北市內湖區民權東路71弄19號B1樓', '臺北市內湖區民權東路71弄19號B1樓'],
    ['臺北市內湖區民權東路', '臺北市內湖區民權東路'],
    ['屏東縣霧臺鄉好茶村3鄰古茶柏安街45巷2號（', '屏東縣霧臺鄉好茶村3鄰古茶柏安街45巷2號'],
    ['屏東縣霧臺鄉好茶村3鄰古茶柏安街45巷2號(-', '屏東縣霧臺鄉好茶村3鄰古茶柏安街45巷2號'],
  ])('end where an address does: %s', (read, address) => expect(withoutRemark(read)).toBe(address))

  it.each([
    ['苗栗縣頭份市後庄里乙鄰中正路75號', '苗栗縣頭份市後庄里2中正路75號', '苗栗縣頭份市後庄里2鄰中正路75號'],
    [
      '苗栗縣頭屋鄉北坑村弓鄰北坑路75號',
      '苗栗縣頭屋鄉北坑村13北坑路75號',
      '苗栗縣頭屋鄉北坑村13鄰北坑路75號',
    ],
    ['苗栗縣頭份市後庄里三鄰中正路75號', '苗栗縣頭份市後庄里2中正路75號', '苗栗縣頭份市後庄里三鄰中正路75號'],
    ['苗栗縣頭份市後庄里乙鄰中正路75號', '苗栗縣頭份市後庄里中正路75號', '苗栗縣頭份市後庄里乙鄰中正路75號'],
  ])('have a number before 鄰: %s, scanned as %s', (read, scanned, address) =>
    expect(restoreNeighbourhood(read, scanned)).toBe(address),
  )

  it('keep the comma between rows, and add one between labelled parts', () => {
    expect(joinLatinRows(['MACDONALD,', 'IAIN ALASDAIR'], ' ')).toBe('MACDONALD, IAIN ALASDAIR')
    expect(joinLatinRows(['SANTOS', 'MIN JI'], ', ')).toBe('SANTOS, MIN JI')
    expect(joinLatinRows(['SANTOS,', 'MIN JI,'], ', ')).toBe('SANTOS, MIN JI')
  })

  it('recognize places that begin with a county', () => {
    expect(isPlaceName('臺灣省彰化縣')).toBe(true)
    expect(isPlaceName('X中市西屯區')).toBe(false)
  })
})

it('a serial is not longer than serials are where the scan has it whole', () => {
  const read = (value: string) =>
    withoutStroke({ value, confidence: 0.9 }, { text: '1221968192', confidence: 0.99 })
  expect(read('D1221968192')).toEqual({ value: '1221968192', confidence: 0.8 })
  expect(read('12219681921')).toEqual({ value: '12219681921', confidence: 0.8 })
  expect(read('A221968192')).toEqual({ value: 'A221968192', confidence: 0.9 })
})

it('a year of two digits that is no day and no month is one of 民國', () => {
  expect(parseDate('66.04.10')).toBe('1977-04-10')
  expect(parseDate('58/7/9')).toBe('1969-07-09')
  expect(parseDate('28.04.10')).toBeNull()
  expect(parseDate('66.14.10')).toBeNull()
})

it('a month comes first where what follows is no month', () => {
  expect(parseDate('01/30/2001')).toBe('2001-01-30')
  expect(parseDate('12/05/2001')).toBe('2001-05-12')
  expect(parseDate('13/30/2001')).toBeNull()
  expect(parseDate('02/30/2001')).toBeNull()
})

it('a zero among Chinese numbers may be read as a letter', () => {
  expect(parseDate('中華民國一百O一年三月十一日')).toBe('2012-03-11')
  expect(parseDate('民國一百○二年七月七日')).toBe('2013-07-07')
})

it('a month in another script is the English one behind the stroke', () => {
  expect(parseSpelledDate('09J36/APR2024')).toBe('2024-04-09')
  expect(parseSpelledDate('12 J33/AUG 2001')).toBe('2001-08-12')
  expect(isInOtherScript('09J36/APR2024')).toBe(true)
  for (const text of ['19 JUIL/JUL2022', '09 APR 2024', '16 1/JAN 2020'])
    expect(isInOtherScript(text), text).toBe(false)
})

it('a date in Chinese numbers that lacks letters of the scan has lost them', () => {
  expect(isPartOfScan('民國九十六年三月二十日', '民國九十六年三月二十八日')).toBe(true)
  expect(isPartOfScan('民國九十六年三月二十八日', '民國九十六年三月二十八日')).toBe(false)
  expect(isPartOfScan('民國九十年三月二十九日', '民國九十六年三月二十八日')).toBe(false)
})
