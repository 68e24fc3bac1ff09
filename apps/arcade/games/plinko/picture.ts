import type { BinPicture } from '../../src/pictures/bin-picture.ts'
import { fallsRight, formatTenths, slotOfPath } from './rules.ts'
import type { PlinkoView } from './schemas.ts'

const WORDS = {
  'zh-TW': {
    landed: (multiplier: string) => `落在 ${multiplier}`,
    path: (sides: readonly boolean[]) => `路徑 ${sides.map((isRight) => (isRight ? '右' : '左')).join('')}`,
    balls: (balls: number, best: string) => `${balls} 顆彈珠，最高 ${best}`,
    each: (multiplier: string, balls: number) => `${multiplier}：${balls} 顆`,
    comma: '，',
  },
  en: {
    landed: (multiplier: string) => `Landed on ${multiplier}`,
    path: (sides: readonly boolean[]) => `Path ${sides.map((isRight) => (isRight ? 'R' : 'L')).join(' ')}`,
    balls: (balls: number, best: string) => `${balls} balls, best ${best}`,
    each: (multiplier: string, balls: number) => `${multiplier}: ${balls}`,
    comma: ', ',
  },
} as const

/** The row of slots with those lit that a ball fell into; below it the path of a single ball, or the number of several. */
export function plinkoPicture(
  { rows, paths, multipliers }: PlinkoView,
  language: 'zh-TW' | 'en',
): BinPicture {
  const words = WORDS[language]
  const hit = paths.map((path) => slotOfPath(path, rows))
  const bins = multipliers.map((tenths, slot) => ({
    label: formatTenths(tenths),
    balls: hit.filter((other) => other === slot).length,
    isWin: tenths > 10,
  }))
  const [first = 0, ...others] = paths
  const paid = hit.map((slot) => multipliers[slot] ?? 0)
  const best = `${formatTenths(Math.max(...paid))}×`
  if (others.length === 0) {
    const sides = Array.from({ length: rows }, (_, row) => fallsRight(first, row))
    const lines = [words.landed(best), words.path(sides)]
    return { shape: 'bin', bins, lines, text: lines.join(words.comma) }
  }
  const total = words.balls(paths.length, best)
  const groups = [...new Set(paid)]
    .sort((a, b) => b - a)
    .map((tenths) => words.each(`${formatTenths(tenths)}×`, paid.filter((other) => other === tenths).length))
  return { shape: 'bin', bins, lines: [total], text: [total, ...groups].join(words.comma) }
}
