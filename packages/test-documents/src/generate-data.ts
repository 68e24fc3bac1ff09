import { hasValidIdCheckDigit } from '@gamehall/contract/identity'
import type { IdCardData, PassportData, ResidentData } from './document-data.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import * as words from './vocabulary.ts'

type Gender = '1' | '2'

const dateBetween = (random: SeededRandom, firstYear: number, lastYear: number) =>
  [
    random.whole(firstYear, lastYear),
    String(random.whole(1, 12)).padStart(2, '0'),
    String(random.whole(1, 28)).padStart(2, '0'),
  ].join('-')

function chineseName(random: SeededRandom, gender: Gender): string {
  const letters = gender === '1' ? words.GIVEN_MALE : words.GIVEN_FEMALE
  const given = random.pick(letters) + (random.next() < 0.92 ? random.pick(letters) : '')
  return random.pick(words.SURNAMES) + given
}

/** A registered ID number with a valid check digit. */
function registeredNumber(random: SeededRandom, kind: string): string {
  const letter = String.fromCharCode(65 + random.whole(0, 25))
  const body = `${letter}${kind}${random.digits(7)}`
  return [...'0123456789'].map((digit) => body + digit).find(hasValidIdCheckDigit) ?? body
}

function address(random: SeededRandom): string {
  const lane = random.next() < 0.5 ? `${random.whole(2, 320)}巷` : ''
  const floor = random.next() < 0.6 ? `${random.pick(['2', '3', '5', '7', '11'])}樓` : ''
  return [
    random.pick(words.TOWNS),
    `${random.pick(words.VILLAGES)}里`,
    `${String(random.whole(1, 30)).padStart(3, '0')}鄰`,
    random.pick(words.ROADS),
    random.next() < 0.4 ? `${random.pick(['一', '二', '三', '四'])}段` : '',
    lane,
    `${random.whole(1, 399)}號`,
    floor,
  ].join('')
}

/** The name with the surname of another one: of a father and his child. */
function withSurnameOf(child: string, name: string): string {
  const surnameOf = (whole: string) => words.SURNAMES.findLast((surname) => whole.startsWith(surname)) ?? ''
  return surnameOf(child) + name.slice(surnameOf(name).length)
}

export function generateIdCard(seed: number): IdCardData {
  const random = createSeededRandom(seed)
  const gender = random.pick<Gender>(['1', '2'])
  const isMarried = random.next() < 0.5
  const name = chineseName(random, gender)
  return {
    gender,
    name,
    id_number: registeredNumber(random, gender),
    birth_date: dateBetween(random, 1950, 2006),
    issue_date: dateBetween(random, 2006, 2025),
    issuePlace: random.pick(words.PLACES_OF_ISSUE),
    issueKind: random.pick(['初發', '補發', '換發']),
    father: withSurnameOf(name, chineseName(random, '1')),
    mother: chineseName(random, '2'),
    spouse: isMarried ? chineseName(random, gender === '1' ? '2' : '1') : '',
    military_status: gender === '1' ? random.pick(['', '役畢', '替役', '免役']) : '',
    birthplace: random.pick(words.BIRTHPLACES),
    address: address(random),
    card_number: `00${random.digits(8)}`,
  }
}

type Country = readonly [code: string, name: string]
const COUNTRIES: readonly [Country, ...Country[]] = [
  ['VNM', 'VIET NAM'],
  ['PHL', 'PHILIPPINES'],
  ['IDN', 'INDONESIA'],
  ['USA', 'U.S.A.'],
  ['JPN', 'JAPAN'],
]

export function generateResident(seed: number): ResidentData {
  const random = createSeededRandom(seed + 10_000)
  const gender = random.pick<Gender>(['1', '2'])
  const given = random.pick(words.LATIN_GIVEN)
  return {
    gender,
    name: `${random.pick(words.LATIN_SURNAMES)}, ${given}`,
    id_number: registeredNumber(random, gender === '1' ? '8' : '9'),
    birth_date: dateBetween(random, 1955, 2005),
    issue_date: dateBetween(random, 2021, 2025),
    expiry_date: dateBetween(random, 2027, 2031),
    nationality: random.pick(COUNTRIES)[1],
    address: address(random),
    card_number: `${String.fromCharCode(65 + random.whole(0, 25))}${random.digits(9)}`,
  }
}

export function generatePassport(seed: number): PassportData {
  const random = createSeededRandom(seed + 20_000)
  const gender = random.pick<Gender>(['1', '2'])
  const isTaiwan = random.next() < 0.6
  const issued = dateBetween(random, 2017, 2025)
  const shared = {
    gender,
    birth_date: dateBetween(random, 1950, 2006),
    issue_date: issued,
    expiry_date: `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`,
  }
  if (isTaiwan)
    return {
      ...shared,
      country: 'TWN',
      surname: random.pick(words.ROMANISED_SURNAMES),
      givenNames: random.pick(words.ROMANISED_GIVEN),
      chineseName: chineseName(random, gender),
      id_number: `3${random.digits(8)}`,
      personalNumber: registeredNumber(random, gender),
      birthplace: random.pick(['TAIWAN', 'TAIPEI CITY', 'KAOHSIUNG CITY', 'HUALIEN COUNTY']),
    }
  const [country, place] = random.pick(COUNTRIES)
  return {
    ...shared,
    country,
    surname: random.pick(words.LATIN_SURNAMES),
    givenNames: random.pick(words.LATIN_GIVEN),
    chineseName: '',
    id_number: `${String.fromCharCode(65 + random.whole(0, 25))}${random.digits(8)}`,
    personalNumber: '',
    birthplace: place,
  }
}
