import type { GameNames } from '../../src/games/game-module.ts'

export const MINES_NAMES: GameNames = { 'zh-TW': '礦坑尋寶', en: 'Gem Mines' }
