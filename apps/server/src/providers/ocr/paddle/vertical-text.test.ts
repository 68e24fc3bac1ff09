import { expect, it } from 'vitest'
import type { RotatedBox } from './rotated-box.ts'
import { partitionVerticalText, splitAtGap } from './vertical-text.ts'

const level = (y: number): RotatedBox => ({ x: 300, y, length: 400, thickness: 40, angle: 0.02 })
const letter = (y: number): RotatedBox => ({ x: 1080, y, length: 34, thickness: 30, angle: 0 })

it('parts a line that runs down an edge from level ones', () => {
  const edge: RotatedBox = { x: 1080, y: 260, length: 310, thickness: 36, angle: Math.PI / 2 }
  const found = partitionVerticalText([level(100), edge, level(180)])
  expect(found.level).toEqual([level(100), level(180)])
  expect(found.vertical).toEqual([{ box: edge, parts: [edge] }])
})

it('joins letters that stand one below another', () => {
  const letters = [120, 150, 180, 210, 240, 270].map(letter)
  const { level: left, vertical } = partitionVerticalText([level(100), ...letters])
  expect(left).toEqual([level(100)])
  expect(vertical).toHaveLength(1)
  expect(vertical[0]?.parts).toEqual(letters)
  expect(vertical[0]?.box.length).toBeGreaterThan(170)
})

it('leaves single tall letters, and few letters in a column', () => {
  const tall: RotatedBox = { x: 500, y: 100, length: 60, thickness: 30, angle: Math.PI / 2 }
  const boxes = [level(100), tall, letter(300), letter(340), letter(700)]
  expect(partitionVerticalText(boxes)).toEqual({ level: boxes, vertical: [] })
})

it('joins a line with the letter that was found apart from it, and pieces of a few letters each', () => {
  const line: RotatedBox = { x: 1080, y: 300, length: 300, thickness: 36, angle: Math.PI / 2 - 0.05 }
  const found = partitionVerticalText([level(100), letter(125), line])
  expect(found.level).toEqual([level(100)])
  expect(found.vertical[0]?.parts).toEqual([letter(125), line])
  const piece = (y: number, length: number): RotatedBox => ({
    x: 1080,
    y,
    length,
    thickness: 36,
    angle: Math.PI / 2,
  })
  const pieces = [letter(120), letter(155), piece(230, 100), piece(370, 150)]
  expect(partitionVerticalText(pieces).vertical[0]?.parts).toEqual(pieces)
})

it('parts a number from the label above it, where they stand farthest apart', () => {
  const label = [120, 150, 180, 210].map(letter)
  const number = [256, 286, 316, 346, 376, 406].map(letter)
  const [column] = partitionVerticalText([...label, ...number]).vertical
  expect(column?.parts).toEqual([...label, ...number])
  expect(column && splitAtGap(column).map(({ parts }) => parts)).toEqual([label, number])
})

it('does not part letters that stand evenly, nor few', () => {
  const even = [120, 150, 180, 210, 240, 270].map(letter)
  expect(splitAtGap({ box: letter(200), parts: even })).toEqual([])
  expect(splitAtGap({ box: letter(200), parts: even.slice(0, 3) })).toEqual([])
})
