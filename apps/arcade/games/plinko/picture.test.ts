import { expect, it } from 'vitest'
import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoRisk, type PlinkoRows, plinkoMultipliers } from './payouts.ts'
import { plinkoPicture } from './picture.ts'

const view = (rows: PlinkoRows, paths: number[], risk: PlinkoRisk = 'low') => ({
  rows,
  risk,
  ball: '1.00',
  paths,
  multipliers: [...plinkoMultipliers(rows, risk)],
})

it('shows one row of slots, and the path of a single ball in words', () => {
  const { bins, lines, text } = plinkoPicture(view(8, [0b1000_0110]), 'zh-TW')
  expect(bins.map(({ label }) => label).join(' ')).toBe('5 2.7 1.3 0.7 0.7 0.7 1.3 2.7 5')
  expect(bins.map(({ balls }) => balls).join('')).toBe('000100000')
  expect(lines).toEqual(['落在 0.7×', '路徑 左右右左左左左右'])
  expect(text).toBe('落在 0.7×，路徑 左右右左左左左右')
  expect(plinkoPicture(view(8, [0b1000_0110]), 'en').lines[1]).toBe('Path L R R L L L L R')
})

it('counts several balls by slot, and tells those of each multiplier', () => {
  const { bins, lines, text } = plinkoPicture(view(8, [0, 0b1, 0b1000_0000, 0xff]), 'en')
  expect(bins.map(({ balls }) => balls).join('')).toBe('120000001')
  expect(lines).toEqual(['4 balls, best 5×'])
  expect(text).toBe('4 balls, best 5×, 5×: 2, 2.7×: 2')
})

it.each(PLINKO_ROWS)('has a slot more than its %i rows, in one row, on every board', (rows) => {
  for (const risk of PLINKO_RISKS)
    expect(plinkoPicture(view(rows, [0], risk), 'zh-TW').bins).toHaveLength(rows + 1)
})
