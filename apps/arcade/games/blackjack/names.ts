import type { GameNames } from '../../src/games/game-module.ts'

export const BLACKJACK_NAMES: GameNames = { 'zh-TW': '21 點', en: 'Blackjack' }
