import type { GameNames } from '../../src/games/game-module.ts'

export const PLINKO_NAMES: GameNames = { 'zh-TW': '夜市彈珠', en: 'Night Market Plinko' }
