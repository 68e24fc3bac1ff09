import { z } from 'zod'
import { defineGame } from '../../src/games/game-module.ts'
import { replayRound } from '../../src/games/replay-round.ts'
import { checkSpot, mainSpot } from '../../src/games/spot-limits.ts'
import { volatilityOf } from '../../src/games/volatility.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { NEON_SEVENS_INFO } from './info.ts'
import { NEON_SEVENS_NAMES } from './names.ts'
import { NEON_SEVENS_LIMITS } from './paytable.ts'
import { neonSevensPicture } from './picture.ts'
import { neonSevensPlay } from './play.ts'
import { neonSevensBetSchema, neonSevensViewSchema } from './schemas.ts'

/** 霓虹 777: a classic slot of three reels and five lines. */
export const neonSevens = defineGame({
  ...neonSevensPlay,
  id: 'neon-sevens',
  platform: 'aurora_slots',
  names: NEON_SEVENS_NAMES,
  aliases: ['777', '七七七', '三軸', '水果盤', '老虎機', '拉霸', '吃角子老虎', 'slot'],
  releasedAt: '2026-11-22T16:40:00Z',
  themeColor: '#0a0518',
  rulesVersion: 1,
  volatility: volatilityOf(NEON_SEVENS_INFO.deviation),
  tables: [
    {
      id: 'standard',
      spots: { main: NEON_SEVENS_LIMITS },
      maxWin: NEON_SEVENS_LIMITS.max * BigInt(NEON_SEVENS_INFO.maxWinMultiple),
    },
  ],
  rounds: 'instant',
  schemas: {
    bet: neonSevensBetSchema,
    state: neonSevensViewSchema,
    action: z.never(),
    view: neonSevensViewSchema,
  },
  checkBet: ({ amount }, table) => checkSpot(parseAmount(amount) ?? 0n, mainSpot(table)),
  verify: (seeds, bet, actions) => replayRound(neonSevensPlay, seeds, bet, actions),
  verifyParams: ({ bet }) => ({ bet }),
  picture: neonSevensPicture,
  freeRounds: { bet: (amount) => ({ amount }) },
  proof: { kind: 'exact', rtp: () => NEON_SEVENS_INFO.rtp },
})
