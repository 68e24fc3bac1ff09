import { z } from 'zod'
import { defineGame } from '../../src/games/game-module.ts'
import { replayRound } from '../../src/games/replay-round.ts'
import { rouletteBetItems } from './bet-items.ts'
import { checkRouletteBet } from './check-bet.ts'
import { ROULETTE_RETURNS } from './info.ts'
import { ROULETTE_TABLES } from './limits.ts'
import { rouletteMark } from './mark.ts'
import { ROULETTE_NAMES } from './names.ts'
import { roulettePicture } from './picture.ts'
import { roulettePlay } from './play.ts'
import { rouletteBetSchema, rouletteViewSchema } from './schemas.ts'
import { rouletteVerifyParams } from './verify-params.ts'

/** 渾天輪盤: roulette with a single zero, at a European or a French table. */
export const roulette = defineGame({
  ...roulettePlay,
  id: 'roulette',
  platform: 'aurora_tables',
  names: ROULETTE_NAMES,
  aliases: ['輪盤', '歐式輪盤', '轉盤', '牌桌', '桌上遊戲'],
  releasedAt: '2026-11-22T16:04:00Z',
  themeColor: '#070d1c',
  rulesVersion: 1,
  volatility: 'medium',
  tables: ROULETTE_TABLES,
  rounds: 'instant',
  schemas: {
    bet: rouletteBetSchema,
    state: rouletteViewSchema,
    action: z.never(),
    view: rouletteViewSchema,
  },
  checkBet: checkRouletteBet,
  mark: rouletteMark,
  verify: (seeds, bet, actions) => replayRound(roulettePlay, seeds, bet, actions),
  verifyParams: rouletteVerifyParams,
  picture: roulettePicture,
  betItems: rouletteBetItems,
  proof: { kind: 'exact', ...ROULETTE_RETURNS },
})
