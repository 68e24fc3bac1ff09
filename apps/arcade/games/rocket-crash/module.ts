import { defineGame } from '../../src/games/game-module.ts'
import { checkSpot, mainSpot } from '../../src/games/spot-limits.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { rocketBetItems } from './bet-items.ts'
import { ROCKET_NAMES } from './names.ts'
import { rocketPicture } from './picture.ts'
import { rocketPlay, verifyFlight } from './play.ts'
import { ROCKET_BET, ROCKET_MAX_WIN } from './rules.ts'
import { rocketActionSchema, rocketBetSchema, rocketStateSchema, rocketViewSchema } from './schemas.ts'
import { rocketShared } from './shared.ts'
import { rocketVerifyParams } from './verify-params.ts'

/** 火箭: a rocket that everybody at the table rides, and leaves before it crashes. */
export const rocketCrash = defineGame({
  ...rocketPlay,
  id: 'rocket-crash',
  platform: 'aurora_instant',
  names: ROCKET_NAMES,
  aliases: ['衝天火箭', '倍數火箭', '飛行', '飛機', '爆點', 'crash'],
  releasedAt: '2026-11-22T17:03:00Z',
  themeColor: '#0a0f2c',
  rulesVersion: 1,
  volatility: 'high',
  tables: [{ id: 'standard', spots: { main: ROCKET_BET }, maxWin: ROCKET_MAX_WIN }],
  rounds: 'shared',
  shared: rocketShared,
  schemas: {
    bet: rocketBetSchema,
    state: rocketStateSchema,
    action: rocketActionSchema,
    view: rocketViewSchema,
  },
  checkBet: ({ amount }, table) => checkSpot(parseAmount(amount) ?? 0n, mainSpot(table)),
  verify: (seeds, bet) => verifyFlight(seeds, bet),
  verifyParams: rocketVerifyParams,
  picture: rocketPicture,
  betItems: rocketBetItems,
  proof: { kind: 'exact', rtp: () => '99.00' },
})
