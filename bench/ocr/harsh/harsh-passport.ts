import { generatePassport, mrzLines } from '@gamehall/test-documents'
import sharp from 'sharp'
import { type Cell, type LabelPlace, type Random, write } from '../varied/varied-page.ts'
import { drawHarshPage } from './harsh-page.ts'
import { harshLatinName, harshName, pickFamilies } from './harsh-words.ts'

const [WIDTH, HEIGHT] = [1600, 1126]
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const STATES = [
  ['VNM', 'VN', 'DA NANG'],
  ['PHL', 'PH', 'QUEZON CITY'],
  ['IDN', 'ID', 'BANDUNG'],
  ['JPN', 'JP', 'KYOTO'],
  ['MYS', 'MY', 'PENANG'],
  ['THA', 'TH', 'KHON KAEN'],
  ['DEU', 'DE', 'KÖLN'],
  ['GBR', 'GB', 'LEEDS'],
  ['IND', 'IN', 'MUMBAI'],
  ['USA', 'US', 'OHIO, U.S.A.'],
] as const
const ROMANISED = [
  'TSENG/YU-CHEN',
  'KUO/PEI-SHAN',
  'HSIEH/MING-HUNG',
  'OU-YANG/NA',
  'LO/I',
  'CHIU/TZU-CHIEN',
  'FAN-CHIANG/WEI',
] as const

function passportData(seed: number, random: Random) {
  const generated = generatePassport(seed + 7_000)
  if (random.next() < 0.4 && generated.country === 'TWN') {
    const [surname = '', givenNames = ''] = random.pick(ROMANISED).split('/')
    return { ...generated, surname, givenNames, chineseName: harshName(random), issueCountry: 'TW' }
  }
  const [country, issueCountry, birthplace] = random.pick<(typeof STATES)[number]>(STATES)
  const id_number = random.pick(['', 'A', 'P', 'EB', 'C0']) + random.digits(9)
  return {
    ...generated,
    ...harshLatinName(random),
    country,
    birthplace: birthplace.normalize('NFC').replaceAll('Ö', 'OE'),
    issueCountry,
    id_number: id_number.slice(0, 9),
    personalNumber: '',
  }
}

function writeDate(date: string, style: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  if (style === 'dotted') return `${day}.${month}.${year}`
  return style === 'slashed' ? `${day}/${month}/${year}` : `${day} ${name} ${year}`
}

type HarshPassport = ReturnType<typeof passportData>

/** The rows of the page, in the order of most countries. */
function rowsOf(data: HarshPassport, random: Random): Cell[][] {
  const isTaiwan = data.country === 'TWN'
  const how = random.pick(
    isTaiwan ? (['spelled'] as const) : (['spelled', 'spelled', 'dotted', 'slashed'] as const),
  )
  const size = random.whole(30, 38)
  const cell = (chinese: string, latin: string, value: string): Cell => ({
    label: isTaiwan ? `${chinese} ${latin}` : latin,
    value,
    size,
  })
  const printed = `${data.surname}, ${data.givenNames}`
  const names = isTaiwan
    ? random.pick([
        [[cell('姓名', 'Name', data.chineseName)], [cell('外文姓名', 'Name', printed)]],
        [[cell('姓名', 'Name', `${data.chineseName} ${printed}`)]],
        [[cell('姓名', 'Name', printed)]],
      ] as [Cell[][], ...Cell[][][]])
    : [[cell('', 'Surname', data.surname)], [cell('', 'Given names', data.givenNames)]]
  const dated = (date: string) => writeDate(date, how)
  return [
    [
      cell('型式', 'Type', 'P'),
      cell('代碼', 'Code', data.country),
      cell('護照號碼', 'Passport No.', data.id_number),
    ],
    ...names,
    [
      cell('國籍', 'Nationality', isTaiwan ? 'REPUBLIC OF CHINA' : data.country),
      cell('性別', 'Sex', data.gender === '1' ? 'M' : 'F'),
    ],
    [
      cell('出生日期', 'Date of birth', dated(data.birth_date)),
      cell('出生地', 'Place of birth', data.birthplace),
    ],
    [
      cell('發照日期', 'Date of issue', dated(data.issue_date)),
      cell('效期截止日期', 'Date of expiry', dated(data.expiry_date)),
    ],
    [cell('發照機關', 'Authority', isTaiwan ? 'MINISTRY OF FOREIGN AFFAIRS' : 'IMMIGRATION OFFICE')],
  ]
}

export async function drawHarshPassport(seed: number, random: Random) {
  const data = passportData(seed, random)
  const isTaiwan = data.country === 'TWN'
  const family = pickFamilies(random)
  const rows = rowsOf(data, random)
  const mrz = writeMachineLines(data, random)
  const page = drawHarshPage(
    {
      width: WIDTH,
      height: HEIGHT,
      title: isTaiwan ? '中華民國 REPUBLIC OF CHINA' : 'PASSPORT',
      rows,
      style: {
        family,
        labelSize: random.whole(18, 24),
        labelFill: '#4a5a6a',
        place: random.pick<LabelPlace>(['above', 'above', 'above', 'below']),
      },
      portrait: random.between(0.22, 0.27),
      isBoxed: false,
      bottom: mrz,
      bottomHeight: 130,
    },
    random,
  )
  const front = random.next() < 0.25 ? await openBooklet(page) : page
  const {
    surname,
    givenNames,
    chineseName: _,
    personalNumber: __,
    country: ___,
    issueCountry,
    ...others
  } = data
  return {
    kind: { documentType: 3 as const, issueCountry },
    front,
    reverse: null,
    truth: { ...others, name: `${surname}, ${givenNames}` },
  }
}

function writeMachineLines(data: HarshPassport, random: Random): string {
  const family = random.pick(['OCR B', 'OCR B', 'Liberation Mono'])
  const ink = { size: 44, family, fill: '#151515' }
  return mrzLines(data)
    .flatMap((line, at) =>
      [...line].map((letter, place) => write(66 + place * 33.4, 990 + at * 74, letter, ink)),
    )
    .join('')
}

/** The page as the lower one of an open booklet. */
async function openBooklet(page: Buffer): Promise<Buffer> {
  const upper = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT * 2}"><rect width="${WIDTH}" height="${HEIGHT * 2}" rx="40" fill="#e9ecdf"/>${Array.from({ length: 9 }, (_, at) => write(140, 180 + at * 96, 'This passport remains the property of the state', { size: 34, family: 'Liberation Serif', fill: '#7b8a78' })).join('')}</svg>`
  return sharp(Buffer.from(upper))
    .composite([{ input: await sharp(page).png().toBuffer(), left: 0, top: HEIGHT }])
    .png()
    .toBuffer()
}
