import type { GameNames } from '../../src/games/game-module.ts'

export const BACCARAT_NAMES: GameNames = { 'zh-TW': '鳳凰百家樂', en: 'Phoenix Baccarat' }
