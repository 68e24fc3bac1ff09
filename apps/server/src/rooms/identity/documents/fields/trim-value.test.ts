import { expect, it } from 'vitest'
import { layLine } from '../lines/laid-line.ts'
import { scannedLine } from '../testing/scanned-line.ts'
import { trimValue } from './trim-value.ts'

const level = (point: { readonly x: number; readonly y: number }) => point
const line = (...args: Parameters<typeof scannedLine>) => layLine(scannedLine(...args), level)

it('a name of one scanned letter goes on as far as the next print of its row', () => {
  const name = line('鐘', [100, 200, 250, 260])
  const endBefore = (...others: ReturnType<typeof line>[]) =>
    Math.round(trimValue(name, 'chinese_name', { level, lines: [name, ...others] }).box.right)
  expect(endBefore()).toBe(346)
  expect(endBefore(line('姓名', [290, 230, 340, 256]))).toBe(283)
  expect(endBefore(line('姓名', [255, 230, 305, 256]))).toBe(250)
  expect(endBefore(line('性別', [255, 330, 305, 356]))).toBe(346)
})
