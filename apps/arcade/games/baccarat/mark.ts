import type { TableMark } from '../../src/games/game-module.ts'
import { type Winner, winnerOf } from './rules.ts'
import { baccaratHandSchema } from './schemas.ts'

const MARKS: Readonly<Record<Winner, TableMark>> = {
  banker: { label: { 'zh-TW': '莊', en: 'B' }, tone: 'red' },
  player: { label: { 'zh-TW': '閒', en: 'P' }, tone: 'blue' },
  tie: { label: { 'zh-TW': '和', en: 'T' }, tone: 'green' },
}

/** Who won a hand: a bead of 珠盤路. */
export const baccaratMark = (outcome: object): TableMark => MARKS[winnerOf(baccaratHandSchema.parse(outcome))]
