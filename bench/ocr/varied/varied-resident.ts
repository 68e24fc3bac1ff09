import { generateResident } from '@gamehall/test-documents'
import { latinName } from './varied-names.ts'
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

export function drawVariedResident(seed: number, random: Random) {
  const { surname, givenNames } = latinName(random)
  const { nationality, ...generated } = generateResident(seed + 3_000)
  const serial =
    random.next() < 0.4
      ? `${random.pick(['AB', 'OS', 'BZ', 'IL', 'GD'])}${random.digits(8)}`
      : generated.card_number
  const data = { ...generated, name: `${surname}, ${givenNames}`, card_number: serial }
  const family = pickFamily(random)
  const place = random.pick<LabelPlace>(['left', 'above', 'above', 'below'])
  const style = {
    family,
    place,
    labelSize: random.whole(24, 34),
    labelFill: random.pick(['#3a4a5c', '#44586b', '#444']),
  }
  const mark = random.pick(['/', '-', '.'])
  const dated = (date: string) => date.replaceAll('-', mark)
  const isLeft = random.next() < 0.5
  const cells: readonly (readonly Cell[])[] = [
    [{ label: random.pick(['姓名 Name', '姓名', 'Name']), value: data.name, size: 44 }],
    [
      { label: '統一證號 UI No.', value: data.id_number, size: 50 },
      { label: '性別 Sex', value: data.gender === '1' ? 'M' : 'F', size: 46 },
    ],
    [
      { label: '出生日期 Date of Birth', value: dated(data.birth_date), size: 42 },
      { label: '國籍 Nationality', value: nationality, size: 42 },
    ],
    [
      { label: '核發日期 Date of Issue', value: dated(data.issue_date), size: 42 },
      { label: '居留期限 Date of Expiry', value: dated(data.expiry_date), size: 42 },
    ],
  ]
  const rows = place === 'left' ? cells.flat().map((cell) => [cell]) : cells
  const left = isLeft ? 510 : 70
  const front = pageOf(
    WIDTH,
    HEIGHT,
    drawPaper(WIDTH, HEIGHT, random) +
      write(70, 100, '中華民國居留證', { size: 62, family, fill: '#1f3b57', spacing: 8 }) +
      write(70, 160, 'REPUBLIC OF CHINA (TAIWAN) RESIDENT CERTIFICATE', {
        size: 34,
        family,
        fill: '#1f3b57',
      }) +
      drawPortrait(
        isLeft
          ? { left: 70, right: 450, top: 230, bottom: 730 }
          : { left: 1140, right: 1520, top: 230, bottom: 730 },
      ) +
      layCells(rows, { left, right: left + 1030, top: 220, bottom: 970 }, style),
  )
  const back: Cell[][] = [
    [{ label: '居留地址 Address', value: data.address, size: 48 }],
    [{ label: '證號 Card No.', value: data.card_number, size: 50 }],
  ]
  if (random.next() < 0.5) back.reverse()
  const reverse = pageOf(
    WIDTH,
    HEIGHT,
    drawPaper(WIDTH, HEIGHT, random) +
      layCells(back, { left: 80, right: random.pick([1540, 1100]), top: 180, bottom: 720 }, style),
  )
  return { kind: { documentType: 2 as const, issueCountry: 'TW' }, front, reverse, truth: data }
}
