import type { GameNames } from '../../src/games/game-module.ts'

export const ROULETTE_NAMES: GameNames = { 'zh-TW': '渾天輪盤', en: 'Celestial Roulette' }
