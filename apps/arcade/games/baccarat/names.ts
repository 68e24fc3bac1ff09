import type { GameNames } from '../../src/games/game-module.ts'
import type { BaccaratTable } from './rules.ts'

export const BACCARAT_NAMES: GameNames = { 'zh-TW': '鳳凰百家樂', en: 'Phoenix Baccarat' }

export const BACCARAT_TABLE_NAMES: Readonly<Record<BaccaratTable, GameNames>> = {
  standard: { 'zh-TW': '標準', en: 'Classic' },
  super_six: { 'zh-TW': '免傭', en: 'No commission' },
}
