import type { GameNames } from '../../src/games/game-module.ts'

export const DRAGON_GATE_NAMES: GameNames = { 'zh-TW': '龍門寶藏', en: 'Dragon Gate' }
