import { expect, it } from 'vitest'
import { understandLines } from '../lines/understand-lines.ts'
import { SIDES } from '../sides/sides.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { valuesOf } from '../testing/values-of.ts'
import { assignValues } from './assign-values.ts'

it('a name right behind a relative’s label is that relative’s, though other values stand below their labels', () => {
  const lines = [
    scannedLine('卡片編號', [95, 211, 159, 236]),
    scannedLine('役別', [479, 213, 515, 235]),
    scannedLine('0259738164', [107, 238, 289, 264]),
    scannedLine('補充役', [491, 236, 578, 267]),
    scannedLine('雅夫哈勇', [145, 318, 274, 349]),
    scannedLine('父', [107, 324, 140, 346]),
    scannedLine('配偶', [506, 323, 553, 348]),
    scannedLine('林書涵', [568, 319, 659, 350]),
    scannedLine('比黛·尤命', [148, 359, 277, 391]),
    scannedLine('母', [112, 366, 132, 386]),
    scannedLine('子女', [511, 365, 553, 391]),
    scannedLine('出生地', [113, 409, 165, 433]),
    scannedLine('苗栗縣', [127, 432, 206, 462]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({
    father: ['雅夫哈勇'],
    mother: ['比黛·尤命'],
    spouse: ['林書涵'],
    birthplace: ['苗栗縣'],
  })
})

it('a name with a dot may begin with the letter of the label over it', () => {
  const lines = [
    scannedLine("母/Mother's Name", [108, 155, 255, 179]),
    scannedLine('母妮·巴伐利', [109, 181, 297, 216]),
    scannedLine("父/Father's Name", [112, 231, 255, 256]),
    scannedLine('督古·嘎那勒', [114, 258, 302, 293]),
  ]
  expect(valuesOf('id_reverse', lines)).toMatchObject({
    mother: ['母妮·巴伐利'],
    father: ['督古·嘎那勒'],
  })
  const behind = [
    scannedLine('母妮法·巴伐利', [109, 181, 297, 216]),
    scannedLine('父督古·嘎那勒', [114, 258, 302, 293]),
  ]
  expect(valuesOf('id_reverse', behind)).toMatchObject({ mother: ['妮法·巴伐利'], father: ['督古·嘎那勒'] })
})

it('an address ends where the words of the law begin', () => {
  const lines = [
    scannedLine('住址', [123, 486, 159, 509]),
    scannedLine('苗栗縣泰安鄉清安村5鄰洗水坑46號', [137, 511, 516, 539]),
    scannedLine('依戶籍法第五十一條規定製發', [132, 553, 342, 580]),
    scannedLine('承印中央印製95.10', [139, 591, 284, 617]),
  ]
  expect(valuesOf('id_reverse', lines).address).toEqual(['苗栗縣泰安鄉清安村5鄰洗水坑46號'])
})

it('a serial that is counted out has no word around it', () => {
  const lines = [
    scannedLine('卡號', [140, 843, 213, 882]),
    scannedLine('第8306241975號', [231, 835, 616, 886]),
  ]
  expect(valuesOf('id_reverse', lines).card_number).toEqual(['8306241975'])
})

it('a name begins right behind its colon, though its first letter was not read', () => {
  const line = scannedLine('母：素貞', [560, 221, 733, 264])
  const places = [0.08, 0.2, 0.62, 0.88]
  const letters = line.letters.map((letter, at) => ({ ...letter, at: places[at] ?? 1 }))
  const lines = [{ ...line, letters }]
  expect(valuesOf('id_reverse', lines).mother).toEqual(['素貞'])
  const [mother] = assignValues(understandLines(lines), SIDES.id_reverse)
  expect(mother?.rows[0]?.box.left).toBeLessThan(615)
})
