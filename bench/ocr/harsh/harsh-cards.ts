import { generateIdCard, generateResident } from '@gamehall/test-documents'
import type { Cell, LabelPlace, PageStyle, Random } from '../varied/varied-page.ts'
import { drawHarshPage } from './harsh-page.ts'
import {
  harshAddress,
  harshLatinName,
  harshName,
  harshPlace,
  harshSerial,
  pickFamilies,
} from './harsh-words.ts'

const CARD = { width: 1600, height: 1010 } as const
const LABEL_FILLS = ['#3c4f66', '#6d3030', '#3f5a46', '#333'] as const

const styleOf = (random: Random, places: readonly [LabelPlace, ...LabelPlace[]]): PageStyle => ({
  family: pickFamilies(random),
  labelSize: random.whole(26, 40),
  labelFill: random.pick(LABEL_FILLS),
  place: random.pick(places),
})

/** Sets cells in rows of one or two. */
function setRows(cells: readonly Cell[], random: Random, isNarrow: boolean): Cell[][] {
  const rows: Cell[][] = []
  for (const cell of cells) {
    const last = rows.at(-1)
    const isShort = (one: Cell | undefined) => one !== undefined && one.value.length * one.size < 420
    if (!isNarrow && last?.length === 1 && isShort(last[0]) && isShort(cell) && random.next() < 0.7)
      last.push(cell)
    else rows.push([cell])
  }
  return rows
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(random.whole(0, left.length - 1), 1))
}

function rocDate(date: string, isPadded: boolean): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const part = (value: number, length: number) => String(value).padStart(isPadded ? length : 1, '0')
  return `民國${part(year - 1911, 2)}年${part(month, 2)}月${part(day, 2)}日`
}

export function drawHarshIdCard(seed: number, random: Random) {
  const generated = generateIdCard(seed + 7_000)
  const data = {
    ...generated,
    name: harshName(random),
    father: harshName(random),
    mother: harshName(random),
    spouse: generated.spouse === '' ? '' : harshName(random),
    birthplace: harshPlace(random),
    address: harshAddress(random),
    card_number: harshSerial(random, ['00', '', '0', '9']),
  }
  const style = styleOf(random, ['left', 'above', 'below', 'left'])
  const isPadded = random.next() < 0.5
  const size = random.whole(44, 58)
  const cells: Cell[] = [
    { label: '姓名', value: data.name, size: random.whole(60, 84), spacing: random.pick([0, 10, 30]) },
    { label: '性別', value: data.gender === '1' ? '男' : '女', size },
    {
      label: random.pick(['出生年月日', '出生日期', '生日']),
      value: rocDate(data.birth_date, isPadded),
      size,
    },
    {
      label: random.pick(['發證日期', '製發日期']),
      value: `${rocDate(data.issue_date, isPadded)}(${data.issuePlace})${data.issueKind}`,
      size: size - 8,
    },
    {
      label: random.pick(['統一編號', '國民身分證統一編號', '身分證字號']),
      value: data.id_number,
      size: size + 6,
      spacing: random.pick([0, 3, 8]),
    },
  ]
  const front = drawHarshPage(
    {
      ...CARD,
      title: random.pick(['中華民國國民身分證', '國民身分證']),
      rows: setRows(random.next() < 0.5 ? cells : shuffle(cells, random), random, style.place === 'left'),
      style,
      portrait: random.between(0.2, 0.28),
      isBoxed: random.next() < 0.3,
    },
    random,
  )
  const { issuePlace: _, issueKind: __, ...truth } = data
  return {
    kind: { documentType: 1 as const, issueCountry: 'TW' },
    front,
    reverse: drawReverse(truth, style, random),
    truth,
  }
}

interface Reverse {
  readonly father: string
  readonly mother: string
  readonly spouse: string
  readonly military_status: string
  readonly birthplace: string
  readonly address: string
  readonly card_number: string
}

function drawReverse(data: Reverse, style: PageStyle, random: Random): Buffer {
  const size = random.whole(42, 56)
  const cell = (label: string, value: string): Cell => ({ label, value, size, spacing: 3 })
  const isLong = random.next() < 0.4
  const family: Cell[] = [
    cell(isLong ? '父親' : '父', data.father),
    cell(isLong ? '母親' : '母', data.mother),
    cell('配偶', data.spouse),
    cell(isLong ? '兵役' : '役別', data.military_status),
  ]
  const [one, two, three, four] = family as [Cell, Cell, Cell, Cell]
  const rows = random.pick([
    [[one, two], [three, four], [cell('出生地', data.birthplace)], [cell('住址', data.address)]],
    [[one, three], [two, four], [cell('出生地', data.birthplace)], [cell('住址', data.address)]],
    [[cell('住址', data.address)], [cell('出生地', data.birthplace)], [one, two], [three, four]],
    [[one, two, three], [four, cell('出生地', data.birthplace)], [cell('戶籍地址', data.address)]],
  ] as [Cell[][], ...Cell[][][]])
  const isNamed = random.next() < 0.3
  const serial = { size: 46, family: style.family }
  const bottom = `<text x="${random.pick([90, 1090])}" y="960" font-family="${serial.family}" font-size="46" fill="#222">${isNamed ? '流水號 ' : ''}${data.card_number}</text>`
  return drawHarshPage(
    { ...CARD, title: '', rows, style, portrait: 0, isBoxed: random.next() < 0.3, bottom, bottomHeight: 100 },
    random,
  )
}

export function drawHarshResident(seed: number, random: Random) {
  const { surname, givenNames } = harshLatinName(random)
  const { nationality, ...generated } = generateResident(seed + 7_000)
  const data = {
    ...generated,
    name: `${surname}, ${givenNames}`,
    address: harshAddress(random),
    card_number: harshSerial(random, ['A', 'FB', 'HC', '00', '', 'T', 'S', 'K']),
  }
  const style = { ...styleOf(random, ['left', 'above', 'above', 'below']), labelSize: random.whole(22, 32) }
  const mark = random.pick(['/', '-', '.'])
  const dated = (date: string) => date.replaceAll('-', mark)
  const size = random.whole(36, 46)
  const label = (chinese: string, latin: string, how: number) =>
    how < 0.6 ? `${chinese} ${latin}` : how < 0.8 ? latin : chinese
  const how = random.next()
  const cells: Cell[] = [
    { label: label('姓名', 'Name', how), value: data.name, size },
    { label: label('統一證號', 'UI No.', how), value: data.id_number, size: size + 4 },
    { label: label('性別', 'Sex', how), value: data.gender === '1' ? 'M' : 'F', size },
    { label: label('國籍', 'Nationality', how), value: nationality, size },
    { label: label('出生日期', 'Date of Birth', how), value: dated(data.birth_date), size },
    { label: label('居留事由', 'Purpose', how), value: random.pick(['應聘', '依親', '就學']), size },
    { label: label('核發日期', 'Date of Issue', how), value: dated(data.issue_date), size },
    { label: label('居留期限', 'Date of Expiry', how), value: dated(data.expiry_date), size },
  ]
  const front = drawHarshPage(
    {
      ...CARD,
      title: random.pick(['中華民國居留證 Resident Certificate', '外僑居留證']),
      rows: setRows(cells, random, false),
      style: style.place === 'left' ? { ...style, place: 'above' } : style,
      portrait: random.between(0.2, 0.26),
      isBoxed: random.next() < 0.2,
    },
    random,
  )
  const back: Cell[][] = [
    [{ label: label('居留地址', 'Address', how), value: data.address, size: size + 6 }],
    [{ label: label('證號', 'Card No.', how), value: data.card_number, size: size + 6 }],
    [{ label: '備註', value: random.pick(['工作許可', '無', '免持工作許可']), size: size + 2 }],
  ]
  const reverse = drawHarshPage(
    { ...CARD, title: '', rows: shuffle(back, random), style, portrait: 0, isBoxed: random.next() < 0.3 },
    random,
  )
  return { kind: { documentType: 2 as const, issueCountry: 'TW' }, front, reverse, truth: data }
}
