import type { GameNames } from '../../src/games/game-module.ts'

export const ROCKET_NAMES: GameNames = { 'zh-TW': '火箭', en: 'Rocket' }
