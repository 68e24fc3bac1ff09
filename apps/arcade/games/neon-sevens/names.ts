import type { GameNames } from '../../src/games/game-module.ts'

export const NEON_SEVENS_NAMES: GameNames = { 'zh-TW': '霓虹 777', en: 'Neon Sevens' }
