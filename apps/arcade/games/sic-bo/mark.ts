import type { TableMark } from '../../src/games/game-module.ts'
import type { Dice } from './rules.ts'
import { sicBoOutcomeSchema } from './schemas.ts'

const MARKS = {
  triple: { label: { 'zh-TW': '圍', en: 'T' }, tone: 'green' },
  big: { label: { 'zh-TW': '大', en: 'B' }, tone: 'red' },
  small: { label: { 'zh-TW': '小', en: 'S' }, tone: 'blue' },
} as const satisfies Readonly<Record<string, TableMark>>

/** Big is 11 and more; a triple is neither. */
const LEAST_BIG = 11

/** 大, 小 or 圍. */
export const sicBoMark = (outcome: object): TableMark => markOf(sicBoOutcomeSchema.parse(outcome).dice)

function markOf([first, second, third]: Dice): TableMark {
  if (first === second && second === third) return MARKS.triple
  return first + second + third >= LEAST_BIG ? MARKS.big : MARKS.small
}
