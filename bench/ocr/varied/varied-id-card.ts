import { generateIdCard } from '@gamehall/test-documents'
import { rareName } from './varied-names.ts'
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

const [WIDTH, HEIGHT] = [1600, 1010]

function rocDate(date: string, isPadded: boolean): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const part = (value: number, length: number) =>
    isPadded ? String(value).padStart(length, '0') : String(value)
  return `民國${part(year - 1911, 3)}年${part(month, 2)}月${part(day, 2)}日`
}

/** Letters of a label set apart. */
const spread = (label: string, isSpread: boolean): string =>
  isSpread ? [...label].join(label.length === 2 ? '　　' : ' ') : label

export function drawVariedIdCard(seed: number, random: Random) {
  const generated = generateIdCard(seed + 3_000)
  const isRare = random.next() < 0.7
  const data = isRare ? { ...generated, name: rareName(random), father: rareName(random) } : generated
  const family = pickFamily(random)
  const place = random.pick<LabelPlace>(['left', 'left', 'above', 'below'])
  const style = {
    family,
    place,
    labelSize: random.whole(30, 44),
    labelFill: random.pick(['#3a4a5c', '#7a2b2b', '#444']),
  }
  const [isPadded, isSpread, isLeft] = [random.next() < 0.4, random.next() < 0.4, random.next() < 0.5]
  const name: Cell = {
    label: spread(isSpread ? '姓名' : random.pick(['姓名', '姓名', '姓名 Name']), isSpread),
    value: data.name,
    size: random.whole(66, 90),
    spacing: random.pick([0, 12, 40, 60]),
  }
  const born: Cell = {
    label: random.pick(['出生年月日', '出生日期']),
    value: rocDate(data.birth_date, isPadded),
    size: 52,
  }
  const sex: Cell = { label: spread('性別', isSpread), value: data.gender === '1' ? '男' : '女', size: 54 }
  const number: Cell = {
    label: random.pick(['統一編號', '身分證字號']),
    value: data.id_number,
    size: 64,
    spacing: random.pick([0, 4, 10]),
  }
  const place2 = random.next() < 0.5 ? `(${data.issuePlace})${data.issueKind}` : ''
  const issued: Cell = { label: '發證日期', value: rocDate(data.issue_date, isPadded) + place2, size: 44 }
  const rows = random.pick([
    [[name], [sex], [born], [issued], [number]],
    [[number], [name], [born], [sex], [issued]],
    [[name], [born], [issued], [sex], [number]],
    [[name], [issued], [born], [sex], [number]],
  ])
  const area = isLeft
    ? { left: 560, right: 1560, top: 190, bottom: 970 }
    : { left: 70, right: 1080, top: 190, bottom: 970 }
  const portrait = isLeft
    ? { left: 70, right: 470, top: 200, bottom: 720 }
    : { left: 1130, right: 1530, top: 200, bottom: 720 }
  const title = write(isLeft ? 420 : 90, 130, '中華民國國民身分證', {
    size: 76,
    family,
    fill: '#5a2d2d',
    spacing: 8,
  })
  const front = pageOf(
    WIDTH,
    HEIGHT,
    drawPaper(WIDTH, HEIGHT, random) + title + drawPortrait(portrait) + layCells(rows, area, style),
  )
  const { issuePlace: _, issueKind: __, ...truth } = data
  return {
    kind: { documentType: 1 as const, issueCountry: 'TW' },
    front,
    reverse: drawReverse(data, style, random),
    truth,
  }
}

function drawReverse(
  data: ReturnType<typeof generateIdCard>,
  style: Parameters<typeof layCells>[2],
  random: Random,
): Buffer {
  const cell = (label: string, value: string): Cell => ({ label, value, size: 52, spacing: 5 })
  const rows = [
    [cell('父', data.father), cell('母', data.mother)],
    [cell('配偶', data.spouse), cell('役別', data.military_status)],
    [cell('出生地', data.birthplace)],
    [cell('住址', data.address)],
  ]
  if (random.next() < 0.4) rows.reverse()
  const area = { left: 80, right: random.pick([1540, 1180]), top: 100, bottom: 850 }
  const serial = write(random.pick([80, 1080]), 950, data.card_number, { size: 50, family: style.family })
  return pageOf(WIDTH, HEIGHT, drawPaper(WIDTH, HEIGHT, random) + layCells(rows, area, style) + serial)
}
