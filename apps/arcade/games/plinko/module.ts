import { z } from 'zod'
import { defineGame } from '../../src/games/game-module.ts'
import { replayRound } from '../../src/games/replay-round.ts'
import { plinkoBetItems } from './bet-items.ts'
import { checkPlinkoBet } from './check-bet.ts'
import { PLINKO_RETURNS } from './info.ts'
import { PLINKO_BALL, PLINKO_MAX_WIN } from './limits.ts'
import { PLINKO_NAMES } from './names.ts'
import { plinkoPicture } from './picture.ts'
import { plinkoPlay } from './play.ts'
import { type PlinkoBet, plinkoBetSchema, plinkoViewSchema } from './schemas.ts'
import { plinkoVerifyParams } from './verify-params.ts'

/** 夜市彈珠: up to a hundred marbles over 8 to 16 rows of pegs. */
export const plinko = defineGame({
  ...plinkoPlay,
  id: 'plinko',
  platform: 'aurora_instant',
  names: PLINKO_NAMES,
  aliases: ['彈珠台', '柏青哥', '掉落彈珠', 'pachinko'],
  releasedAt: '2026-11-22T16:04:00Z',
  themeColor: '#150c1f',
  rulesVersion: 1,
  volatility: 'medium',
  tables: [{ id: 'standard', spots: { main: PLINKO_BALL }, maxWin: PLINKO_MAX_WIN }],
  rounds: 'instant',
  schemas: { bet: plinkoBetSchema, state: plinkoViewSchema, action: z.never(), view: plinkoViewSchema },
  checkBet: checkPlinkoBet,
  verify: (seeds, bet, actions) => replayRound(plinkoPlay, seeds, bet, actions),
  verifyParams: plinkoVerifyParams,
  picture: plinkoPicture,
  betItems: plinkoBetItems,
  freeRounds: { bet: (amount): PlinkoBet => ({ amount, rows: 12, risk: 'medium', balls: 1 }) },
  proof: { kind: 'exact', ...PLINKO_RETURNS },
})
