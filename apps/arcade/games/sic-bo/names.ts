import type { GameNames } from '../../src/games/game-module.ts'

export const SIC_BO_NAMES: GameNames = { 'zh-TW': '燈樓骰寶', en: 'Lantern Sic Bo' }
