import type { GameNames } from '../../src/games/game-module.ts'

export const PEARL_TIDE_NAMES: GameNames = { 'zh-TW': '碧海連珠', en: 'Pearl Tide' }
