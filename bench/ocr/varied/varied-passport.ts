import { generatePassport, mrzLines } from '@gamehall/test-documents'
import { latinName, rareName } from './varied-names.ts'
import {
  type Cell,
  drawPaper,
  drawPortrait,
  type LabelPlace,
  layCells,
  pageOf,
  pickFamily,
  type Random,
  write,
} from './varied-page.ts'

const [WIDTH, HEIGHT] = [1600, 1126]
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const FRENCH = ['JAN', 'FÉV', 'MARS', 'AVR', 'MAI', 'JUIN', 'JUIL', 'AOÛT', 'SEPT', 'OCT', 'NOV', 'DÉC']
const STATES = [
  ['VNM', 'VN', 'HA NOI'],
  ['PHL', 'PH', 'CEBU CITY'],
  ['IDN', 'ID', 'SURABAYA'],
  ['JPN', 'JP', 'OSAKA'],
  ['CAN', 'CA', 'MONTREAL CAN'],
  ['MYS', 'MY', 'JOHOR'],
  ['THA', 'TH', 'CHIANG MAI'],
  ['FRA', 'FR', 'LYON'],
] as const

type DateStyle = 'spelled' | 'bilingual' | 'dotted'

function writeDate(date: string, style: DateStyle): string {
  const [year = '', month = '', day = ''] = date.split('-')
  if (style === 'dotted') return `${day}.${month}.${year}`
  const name = MONTHS[Number(month) - 1]
  return style === 'spelled'
    ? `${day} ${name} ${year}`
    : `${day} ${name}/${FRENCH[Number(month) - 1]} ${year}`
}

function passportData(seed: number, random: Random) {
  const generated = generatePassport(seed + 3_000)
  if (generated.country === 'TWN') return { ...generated, chineseName: rareName(random), issueCountry: 'TW' }
  const [country, issueCountry, birthplace] = random.pick<(typeof STATES)[number]>(STATES)
  return { ...generated, ...latinName(random), country, birthplace, issueCountry }
}

type VariedPassport = ReturnType<typeof passportData>

const FACTS_SIZE = 38

/** The rows of the page, in the order of most countries. */
function rowsOf(data: VariedPassport, random: Random): Cell[][] {
  const isTaiwan = data.country === 'TWN'
  const dates = random.pick<DateStyle>(isTaiwan ? ['spelled'] : ['spelled', 'spelled', 'bilingual', 'dotted'])
  const isFrench = data.country === 'CAN' || data.country === 'FRA'
  const cell = (chinese: string, latin: string, french: string, value: string, size = FACTS_SIZE): Cell => ({
    label: isTaiwan ? `${chinese} ${latin}` : isFrench ? `${latin}/${french}` : latin,
    value,
    size,
  })
  const comma = isTaiwan ? ', ' : random.pick([', ', ' '])
  const printed = `${data.surname}${comma}${data.givenNames}`
  const isParted = !isTaiwan && random.next() < 0.5
  const names = isParted
    ? [[cell('姓', 'Surname', 'Nom', data.surname)], [cell('名', 'Given names', 'Prénoms', data.givenNames)]]
    : [[cell('姓名', 'Name', 'Nom', isTaiwan ? `${data.chineseName} ${printed}` : printed)]]
  const personal = { label: '身分證統一編號 Personal Id. No.', value: data.personalNumber, size: FACTS_SIZE }
  const nationality = isTaiwan ? 'REPUBLIC OF CHINA' : data.country
  const dated = (date: string) => writeDate(date, dates)
  return [
    [cell('護照號碼', 'Passport No.', 'N° de passeport', data.id_number, 46)],
    ...names,
    [cell('國籍', 'Nationality', 'Nationalité', nationality), ...(isTaiwan ? [personal] : [])],
    [
      cell('性別', 'Sex', 'Sexe', data.gender === '1' ? 'M' : 'F'),
      cell('出生日期', 'Date of birth', 'Date de naissance', dated(data.birth_date)),
    ],
    [cell('出生地', 'Place of birth', 'Lieu de naissance', data.birthplace)],
    [
      cell('發照日期', 'Date of issue', 'Date de délivrance', dated(data.issue_date)),
      cell('效期截止日期', 'Date of expiry', "Date d'expiration", dated(data.expiry_date)),
    ],
  ]
}

export function drawVariedPassport(seed: number, random: Random) {
  const data = passportData(seed, random)
  const family = pickFamily(random)
  const place = random.pick<LabelPlace>(['above', 'above', 'below'])
  const style = { family, place, labelSize: random.whole(22, 28), labelFill: '#4c5c6e' }
  const rows = rowsOf(data, random)
  const isLeft = random.next() < 0.6
  const [portrait, left] = [isLeft ? 60 : 1140, isLeft ? 510 : 70]
  const [mrzTop, pitch] = [random.pick([950, 965, 930]), random.pick([80, 90])]
  const title = data.country === 'TWN' ? '中華民國 REPUBLIC OF CHINA 護照 PASSPORT' : 'PASSPORT'
  const front = pageOf(
    WIDTH,
    HEIGHT,
    drawPaper(WIDTH, HEIGHT, random) +
      write(60, 80, title, { size: 46, family, fill: '#274b39' }) +
      drawPortrait({ left: portrait, right: portrait + 390, top: 200, bottom: 720 }) +
      layCells(rows, { left, right: left + 1050, top: 120, bottom: 880 }, style) +
      mrzLines(data)
        .map((line, at) => writeMachine(line, mrzTop + at * pitch))
        .join(''),
  )
  const {
    surname,
    givenNames,
    chineseName: _,
    personalNumber: __,
    country: ___,
    issueCountry,
    ...others
  } = data
  const truth = { ...others, name: `${surname}, ${givenNames}` }
  return { kind: { documentType: 3 as const, issueCountry }, front, reverse: null, truth }
}

const writeMachine = (line: string, y: number): string =>
  [...line]
    .map((letter, at) =>
      write(66 + at * 33.4, y, letter, { size: 44, family: 'DejaVu Sans Mono', fill: '#111' }),
    )
    .join('')
