import { at, drawPaper, drawPortrait, fromRight } from './draw-paper.ts'
import type { DrawnSide } from './foreign-document.ts'
import { machineLines } from './machine-lines.ts'
import type { HolderData } from './passport-people.ts'
import type { SeededNumbers } from './seeded-numbers.ts'

const WIDTH = 1000
const HEIGHT = 704
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const
const FRENCH = [
  'JAN',
  'FÉV',
  'MARS',
  'AVR',
  'MAI',
  'JUIN',
  'JUIL',
  'AOÛT',
  'SEPT',
  'OCT',
  'NOV',
  'DÉC',
] as const

/** A date as passports of that country print it. */
function printDate(issuer: string, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const at_ = Number(month) - 1
  if (issuer === 'D') return `${day}.${month}.${year}`
  if (issuer === 'VNM') return `${day}/${month}/${year}`
  if (issuer === 'FRA') return `${day} ${month} ${year}`
  if (issuer === 'GBR' || issuer === 'IRL') return `${day} ${MONTHS[at_]}/${FRENCH[at_]} ${year.slice(2)}`
  return `${day} ${MONTHS[at_]} ${year}`
}

/** Second words of the labels, in the country's language. */
const OWN_LABELS: Readonly<Record<string, readonly string[]>> = {
  TWN: ['護照號碼', '姓', '名', '國籍', '性別', '出生日期', '出生地', '發照日期', '效期截止日期'],
  VNM: [
    'Số hộ chiếu',
    'Họ',
    'Tên',
    'Quốc tịch',
    'Giới tính',
    'Ngày sinh',
    'Nơi sinh',
    'Ngày cấp',
    'Có giá trị đến',
  ],
  FRA: [
    'Passeport n°',
    'Nom',
    'Prénoms',
    'Nationalité',
    'Sexe',
    'Date de naissance',
    'Lieu de naissance',
    'Date de délivrance',
    "Date d'expiration",
  ],
  D: [
    'Pass-Nr.',
    'Name',
    'Vornamen',
    'Staatsangehörigkeit',
    'Geschlecht',
    'Geburtsdatum',
    'Geburtsort',
    'Ausstellungsdatum',
    'Gültig bis',
  ],
  ESP: [
    'Pasaporte nº',
    'Apellidos',
    'Nombre',
    'Nacionalidad',
    'Sexo',
    'Fecha de nacimiento',
    'Lugar de nacimiento',
    'Fecha de expedición',
    'Fecha de caducidad',
  ],
  PHL: [
    'Pasaporte blg.',
    'Apelyido',
    'Pangalan',
    'Nasyonalidad',
    'Kasarian',
    'Petsa ng kapanganakan',
    'Lugar ng kapanganakan',
    'Petsa ng pagkakaloob',
    'Petsa ng pagkawalang bisa',
  ],
}
const LABELS = [
  'Passport No.',
  'Surname',
  'Given names',
  'Nationality',
  'Sex',
  'Date of birth',
  'Place of birth',
  'Date of issue',
  'Date of expiry',
] as const

interface Entry {
  readonly label: string
  readonly value: string
}

/** Number, names, nationality, sex, dates and places, in that order; the name in one entry where the country does so. */
function entriesOf(holder: HolderData): readonly Entry[] {
  const own = OWN_LABELS[holder.issuer]
  const label = (index: number) =>
    [own?.[index], LABELS[index]].filter((text) => text !== undefined).join(' / ')
  const date = (text: string) => printDate(holder.issuer, text)
  const entry = (index: number, value: string): Entry => ({ label: label(index), value })
  const names =
    holder.issuer === 'TWN'
      ? [
          {
            label: '姓名 / Name (Surname, Given names)',
            value: `${holder.surname}, ${holder.given}`,
          },
        ]
      : holder.issuer === 'VNM'
        ? [{ label: 'Họ và tên / Full name', value: `${holder.surname} ${holder.given}` }]
        : [entry(1, holder.surname), entry(2, holder.given)]
  const personal =
    holder.personalNumber === ''
      ? []
      : [
          {
            label: holder.issuer === 'TWN' ? '身分證統一編號 / Personal Id. No.' : 'Số GCMND / ID card No.',
            value: holder.personalNumber,
          },
        ]
  return [
    entry(0, holder.number),
    ...names,
    entry(3, holder.issuer === 'D' ? 'DEUTSCH' : holder.issuer),
    entry(4, holder.gender === '1' ? 'M' : 'F'),
    entry(5, date(holder.born)),
    entry(6, holder.birthplace),
    entry(7, date(holder.issued)),
    entry(8, date(holder.expires)),
    ...personal,
  ]
}

const put = (x: number, y: number, { label, value }: Entry) =>
  at(x, y, label, 'font-size:15px;color:#4a5568;white-space:nowrap') +
  at(x, y + 18, value, 'font-size:27px;white-space:nowrap')

type Drawing = (holder: HolderData, entries: readonly Entry[], portrait: (width: number) => string) => string

/** Portrait left; the number at the top right, then one entry below another in two columns. */
const twoColumns: Drawing = (holder, entries, portrait) =>
  [
    at(36, 20, holder.state, 'font-size:24px;white-space:nowrap'),
    at(36, 76, portrait(250)),
    at(36, 410, holder.ownLetters, 'font-size:34px'),
    ...entries.map((entry, index) =>
      put(index % 2 === 0 ? 330 : 680, 74 + Math.floor(index / 2) * 88, entry),
    ),
  ].join('')

/** Portrait right; names first over the whole width, the number last. */
const namesFirst: Drawing = (holder, entries, portrait) => {
  const [number, ...others] = entries
  const last = number === undefined ? [] : [number]
  return [
    at(0, 16, holder.state, 'width:1000px;text-align:center;font-size:23px;letter-spacing:2px'),
    fromRight(40, 84, portrait(240)),
    fromRight(40, 400, holder.ownLetters, 'font-size:34px'),
    ...[...others, ...last].map((entry, index) =>
      index < 2
        ? put(44, 70 + index * 74, entry)
        : put(44 + ((index - 2) % 2) * 330, 222 + Math.floor((index - 2) / 2) * 74, entry),
    ),
  ].join('')
}

/** Labels beside the values in one column, portrait left. */
const oneColumn: Drawing = (holder, entries, portrait) =>
  [
    at(40, 14, 'PASSPORT', 'font-size:34px;letter-spacing:10px'),
    fromRight(40, 24, holder.state, 'font-size:18px'),
    at(40, 90, portrait(220)),
    at(40, 390, holder.ownLetters, 'font-size:34px'),
    ...entries.map(
      ({ label, value }, index) =>
        at(296, 90 + index * 46, label, 'font-size:14px;color:#4a5568;width:250px;line-height:1.1') +
        at(560, 80 + index * 46, value, 'font-size:27px;white-space:nowrap'),
    ),
  ].join('')

const LAYOUTS = [twoColumns, namesFirst, oneColumn] as const

/** The page above the data page in an open booklet, with a little print of its own. */
const upperPage = (holder: HolderData) =>
  at(
    0,
    0,
    `<div style="padding:70px 90px;font-size:24px;line-height:1.9;color:#557">The authorities of this State request all whom it may concern to let the bearer pass freely, and to afford assistance and protection in case of need.<br><br>${holder.state}</div>`,
    `width:${WIDTH}px;height:420px;background:#eef0ea;border-bottom:5px solid #c7cabd`,
  )

/** A passport's data page in the layout of that number; with `isOpen`, the page above it shows. */
export function drawPassportPage(
  holder: HolderData,
  layout: number,
  typeface: string,
  isOpen: boolean,
  numbers: SeededNumbers,
): DrawnSide {
  const draw = LAYOUTS[layout % LAYOUTS.length] ?? twoColumns
  const portrait = (width: number) => drawPortrait(width, numbers, holder.gender === '2')
  const strip = machineLines(holder).map((line) => line.replaceAll('<', '&lt;'))
  const page =
    drawPaper(WIDTH, HEIGHT, numbers.between(0, 300), numbers) +
    draw(holder, entriesOf(holder), portrait) +
    at(0, 566, '', `width:${WIDTH}px;height:138px;background:#f7f6f0cc`) +
    at(
      0,
      584,
      strip.join('<br>'),
      `width:${WIDTH}px;text-align:center;font:28.5px/1.75 'OCR B';white-space:nowrap`,
    )
  const top = isOpen ? 425 : 0
  return {
    width: WIDTH,
    height: HEIGHT + top,
    face: typeface,
    text: holder.ownLetters.replaceAll(/[^\p{Script=Han}]/gu, ''),
    html: (isOpen ? upperPage(holder) : '') + at(0, top, page, `width:${WIDTH}px;height:${HEIGHT}px`),
  }
}
