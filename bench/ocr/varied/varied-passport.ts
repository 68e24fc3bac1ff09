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

export function drawVariedPassport(seed: number, random: Random) {
  const data = passportData(seed, random)
  const isTaiwan = data.country === 'TWN'
  const family = pickFamily(random)
  const place = random.pick<LabelPlace>(['above', 'above', 'below'])
  const style = { family, place, labelSize: random.whole(22, 28), labelFill: '#4c5c6e' }
  const dates = random.pick<DateStyle>(isTaiwan ? ['spelled'] : ['spelled', 'spelled', 'bilingual', 'dotted'])
  const label = (chinese: string, latin: string, french: string) =>
    isTaiwan
      ? `${chinese} ${latin}`
      : data.country === 'CAN' || data.country === 'FRA'
        ? `${latin}/${french}`
        : latin
  const comma = isTaiwan ? ', ' : random.pick([', ', ' '])
  const isParted = !isTaiwan && random.next() < 0.5
  const printed = `${data.surname}${comma}${data.givenNames}`
  const size = 38
  const names: Cell[][] = isParted
    ? [
        [{ label: label('姓', 'Surname', 'Nom'), value: data.surname, size }],
        [{ label: label('名', 'Given names', 'Prénoms'), value: data.givenNames, size }],
      ]
    : [
        [
          {
            label: label('姓名', 'Name', 'Nom'),
            value: isTaiwan ? `${data.chineseName} ${printed}` : printed,
            size,
          },
        ],
      ]
  const dated = (date: string) => writeDate(date, dates)
  const rows: Cell[][] = [
    [{ label: label('護照號碼', 'Passport No.', 'N° de passeport'), value: data.id_number, size: 46 }],
    ...names,
    [
      {
        label: label('國籍', 'Nationality', 'Nationalité'),
        value: isTaiwan ? 'REPUBLIC OF CHINA' : data.country,
        size,
      },
      ...(isTaiwan ? [{ label: '身分證統一編號 Personal Id. No.', value: data.personalNumber, size }] : []),
    ],
    [
      { label: label('性別', 'Sex', 'Sexe'), value: data.gender === '1' ? 'M' : 'F', size },
      { label: label('出生日期', 'Date of birth', 'Date de naissance'), value: dated(data.birth_date), size },
    ],
    [{ label: label('出生地', 'Place of birth', 'Lieu de naissance'), value: data.birthplace, size }],
    [
      {
        label: label('發照日期', 'Date of issue', 'Date de délivrance'),
        value: dated(data.issue_date),
        size,
      },
      {
        label: label('效期截止日期', 'Date of expiry', "Date d'expiration"),
        value: dated(data.expiry_date),
        size,
      },
    ],
  ]
  const isLeft = random.next() < 0.6
  const left = isLeft ? 510 : 70
  const mrzTop = random.pick([950, 965, 930])
  const front = pageOf(
    WIDTH,
    HEIGHT,
    drawPaper(WIDTH, HEIGHT, random) +
      write(60, 80, isTaiwan ? '中華民國 REPUBLIC OF CHINA 護照 PASSPORT' : 'PASSPORT', {
        size: 46,
        family,
        fill: '#274b39',
      }) +
      drawPortrait(
        isLeft
          ? { left: 60, right: 450, top: 200, bottom: 720 }
          : { left: 1140, right: 1530, top: 200, bottom: 720 },
      ) +
      layCells(rows, { left, right: left + 1050, top: 120, bottom: 880 }, style) +
      mrzLines(data)
        .map((line, at) => writeMachine(line, mrzTop + at * random.pick([80, 90])))
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
