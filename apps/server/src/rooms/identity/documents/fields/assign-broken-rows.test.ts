import { expect, it } from 'vitest'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'

it('rows of an address have the same middle', () => {
  const lines = [
    scannedLine('居留地址', [578, 126, 735, 158]),
    scannedLine('嘉義市西區港坪里5鄰友愛路', [368, 219, 928, 263]),
    scannedLine('1238巷17號', [525, 285, 767, 331]),
    scannedLine('證件流水號', [484, 501, 600, 528]),
    scannedLine('4480263917', [441, 547, 807, 594]),
  ]
  expect(valuesOf('resident_reverse', lines)).toEqual({
    address: ['嘉義市西區港坪里5鄰友愛路', '1238巷17號'],
    card_number: ['4480263917'],
  })
})

it('a label stands beside the middle one of the rows of an address', () => {
  const lines = [
    scannedLine('出生地', [176, 535, 273, 573]),
    scannedLine('嘉義縣', [322, 517, 439, 562]),
    scannedLine('住址', [200, 652, 268, 689]),
    scannedLine('嘉義縣番路鄉', [330, 584, 540, 622]),
    scannedLine('公興村4鄰', [333, 638, 498, 678]),
    scannedLine('石硦37號之1', [336, 689, 577, 726]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({
    birthplace: ['嘉義縣'],
    address: ['嘉義縣番路鄉', '公興村4鄰', '石硦37號之1'],
  })
})

it('the calendar of a date may be written in full, and is no label then', () => {
  const lines = [
    scannedLine('中華民國國民身分證', [390, 170, 774, 205]),
    scannedLine('出生', [526, 367, 575, 397]),
    scannedLine('中华民國57年7月19日', [606, 383, 926, 419]),
    scannedLine('日期', [526, 397, 579, 428]),
    scannedLine('發證', [530, 468, 581, 500]),
    scannedLine('中華民國九十四年十二月三十一日', [610, 484, 952, 524]),
    scannedLine('日期', [532, 500, 582, 530]),
  ]
  expect(valuesOf('id_front', lines)).toEqual({
    birth_date: ['中华民國57年7月19日'],
    issue_date: ['中華民國九十四年十二月三十一日'],
  })
})

it('words in small letters are a label in a language that is not known', () => {
  const lines = [
    scannedLine('MANALO', [633, 408, 872, 445]),
    scannedLine('Apelyido', [449, 415, 519, 440]),
    scannedLine('Surname', [449, 438, 510, 456]),
    scannedLine('Pangalan', [448, 470, 525, 494]),
    scannedLine('JOSE RAMON', [632, 466, 865, 500]),
    scannedLine('Given names', [450, 491, 537, 510]),
    scannedLine('Lugar ng kapanganakan ILOILO CITY', [447, 687, 923, 722]),
    scannedLine('Place of birth', [450, 709, 543, 731]),
    scannedLine('P4871032B', [632, 354, 836, 389]),
    scannedLine('Passport no.', [450, 383, 531, 402]),
  ]
  expect(valuesOf('passport', lines)).toMatchObject({
    name: ['MANALO', 'JOSE RAMON'],
    birthplace: ['ILOILO CITY'],
  })
})

it('a name in small letters is one where nothing else is', () => {
  const lines = [
    scannedLine('Surname', [449, 415, 519, 440]),
    scannedLine('Manalo', [449, 443, 580, 475]),
    scannedLine('Given names', [449, 500, 560, 525]),
    scannedLine('Ramon', [449, 528, 560, 560]),
  ]
  expect(valuesOf('passport', lines)).toMatchObject({ name: ['Manalo', 'Ramon'] })
})

it('relatives without labels have seldom surnames, and no county is one', () => {
  const lines = [
    scannedLine('歐陽守正', [822, 19, 1019, 78]),
    scannedLine('濮佳蓉', [858, 123, 1007, 182]),
    scannedLine('苗栗縣', [887, 433, 1038, 496]),
    scannedLine('苗栗縣頭份市山下里21鄰', [624, 526, 1109, 573]),
    scannedLine('中山路85巷32弄3號', [630, 587, 974, 634]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({
    father: ['歐陽守正'],
    mother: ['濮佳蓉'],
    birthplace: ['苗栗縣'],
  })
})

it('a name without a label may have letters of an address', () => {
  const lines = [
    scannedLine('林黃罔市', [480, 236, 617, 275]),
    scannedLine('林清標', [111, 237, 214, 279]),
    scannedLine('出生地', [500, 374, 560, 399]),
    scannedLine('配偶', [136, 376, 177, 400]),
    scannedLine('嘉義縣', [497, 332, 697, 368]),
    scannedLine('蘇金水', [128, 332, 230, 372]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({ father: ['林清標'], mother: ['林黃罔市'] })
})
