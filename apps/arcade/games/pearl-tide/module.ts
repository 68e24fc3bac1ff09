import { z } from 'zod'
import { defineGame } from '../../src/games/game-module.ts'
import { replayRound } from '../../src/games/replay-round.ts'
import { checkSpot, mainSpot } from '../../src/games/spot-limits.ts'
import { volatilityOf } from '../../src/games/volatility.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { PEARL_TIDE_INFO } from './info.ts'
import { PEARL_TIDE_LIMITS } from './limits.ts'
import { PEARL_TIDE_NAMES } from './names.ts'
import { MAX_WIN_MULTIPLE } from './paytable.ts'
import { pearlTidePicture } from './picture.ts'
import { pearlTidePlay } from './play.ts'
import { pearlTideBetSchema, pearlTideViewSchema } from './schemas.ts'

/** 碧海連珠: a cluster game on a grid of seven by seven, with cascades, a growing multiplier and free spins. */
export const pearlTide = defineGame({
  ...pearlTidePlay,
  id: 'pearl-tide',
  platform: 'aurora_slots',
  names: PEARL_TIDE_NAMES,
  aliases: ['連鎖', '消除', '消消樂', '珍珠', '海底', '7x7', 'cluster', '吃角子老虎', 'slot'],
  releasedAt: '2026-11-22T19:57:00Z',
  themeColor: '#021226',
  rulesVersion: 1,
  volatility: volatilityOf(PEARL_TIDE_INFO.deviation),
  tables: [
    {
      id: 'standard',
      spots: { main: PEARL_TIDE_LIMITS },
      maxWin: PEARL_TIDE_LIMITS.max * BigInt(MAX_WIN_MULTIPLE),
    },
  ],
  rounds: 'instant',
  schemas: {
    bet: pearlTideBetSchema,
    state: pearlTideViewSchema,
    action: z.never(),
    view: pearlTideViewSchema,
  },
  checkBet: ({ amount }, table) => checkSpot(parseAmount(amount) ?? 0n, mainSpot(table)),
  verify: (seeds, bet, actions) => replayRound(pearlTidePlay, seeds, bet, actions),
  verifyParams: ({ bet }) => ({ bet }),
  picture: pearlTidePicture,
  freeRounds: { bet: (amount) => ({ amount }) },
  proof: {
    kind: 'sampled',
    rounds: PEARL_TIDE_INFO.sample.rounds,
    deviation: PEARL_TIDE_INFO.deviation,
    interval: PEARL_TIDE_INFO.interval,
    rtp: () => PEARL_TIDE_INFO.rtp,
  },
})
