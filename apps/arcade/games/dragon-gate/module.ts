import { z } from 'zod'
import { defineGame } from '../../src/games/game-module.ts'
import { replayRound } from '../../src/games/replay-round.ts'
import { checkSpot, mainSpot } from '../../src/games/spot-limits.ts'
import { volatilityOf } from '../../src/games/volatility.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { DRAGON_GATE_INFO } from './info.ts'
import { DRAGON_GATE_LIMITS } from './limits.ts'
import { DRAGON_GATE_NAMES } from './names.ts'
import { MAX_WIN_MULTIPLE } from './paytable.ts'
import { dragonGatePicture } from './picture.ts'
import { dragonGatePlay } from './play.ts'
import { dragonGateBetSchema, dragonGateViewSchema } from './schemas.ts'

/** 龍門寶藏: a video slot of five reels, 20 lines and free spins. */
export const dragonGate = defineGame({
  ...dragonGatePlay,
  id: 'dragon-gate',
  platform: 'aurora_slots',
  names: DRAGON_GATE_NAMES,
  aliases: ['龍門', '鯉魚躍龍門', '老虎機', '拉霸', '吃角子老虎', 'slot'],
  releasedAt: '2026-11-22T14:02:00Z',
  themeColor: '#0b0610',
  rulesVersion: 1,
  volatility: volatilityOf(DRAGON_GATE_INFO.deviation),
  tables: [
    {
      id: 'standard',
      spots: { main: DRAGON_GATE_LIMITS },
      maxWin: DRAGON_GATE_LIMITS.max * MAX_WIN_MULTIPLE,
    },
  ],
  rounds: 'instant',
  schemas: {
    bet: dragonGateBetSchema,
    state: dragonGateViewSchema,
    action: z.never(),
    view: dragonGateViewSchema,
  },
  checkBet: ({ amount }, table) => checkSpot(parseAmount(amount) ?? 0n, mainSpot(table)),
  verify: (seeds, bet, actions) => replayRound(dragonGatePlay, seeds, bet, actions),
  verifyParams: ({ bet }) => ({ bet }),
  picture: dragonGatePicture,
  freeRounds: { bet: (amount) => ({ amount }) },
  proof: { kind: 'exact', rtp: () => DRAGON_GATE_INFO.rtp },
})
