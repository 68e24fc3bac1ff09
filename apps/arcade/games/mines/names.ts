import type { GameNames } from '../../src/games/game-module.ts'

export const MINES_NAMES: GameNames = { 'zh-TW': '礦坑尋寶', en: 'Gem Mines' }

export const minesCount = {
  'zh-TW': (mines: number) => `${mines} 顆地雷`,
  en: (mines: number) => (mines === 1 ? '1 mine' : `${mines} mines`),
} as const
