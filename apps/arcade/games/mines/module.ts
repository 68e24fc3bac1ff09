import { defineGame } from '../../src/games/game-module.ts'
import { replayRound } from '../../src/games/replay-round.ts'
import { checkSpot, mainSpot } from '../../src/games/spot-limits.ts'
import { parseAmount } from '../../src/wallet/amount.ts'
import { minesBetItems } from './bet-items.ts'
import { MINES_INFO } from './info.ts'
import { MINES_NAMES } from './names.ts'
import { minesPicture } from './picture.ts'
import { minesPlay } from './play.ts'
import { MINES_BET, MINES_MAX_WIN } from './rules.ts'
import { minesActionSchema, minesBetSchema, minesStateSchema, minesViewSchema } from './schemas.ts'
import { minesVerifyParams } from './verify-params.ts'

/** 礦坑尋寶: 25 tiles, a gem under each without a mine. */
export const mines = defineGame({
  ...minesPlay,
  id: 'mines',
  platform: 'aurora_instant',
  names: MINES_NAMES,
  aliases: ['踩地雷', '踩雷', '掃雷', '寶石', 'minesweeper'],
  releasedAt: '2026-11-22T14:02:00Z',
  themeColor: '#061017',
  rulesVersion: 1,
  volatility: MINES_INFO.volatility,
  tables: [{ id: 'standard', spots: { main: { ...MINES_BET, choices: [] } }, maxWin: MINES_MAX_WIN }],
  rounds: 'stepped',
  schemas: {
    bet: minesBetSchema,
    state: minesStateSchema,
    action: minesActionSchema,
    view: minesViewSchema,
  },
  checkBet: ({ amount }, table) => checkSpot(parseAmount(amount) ?? 0n, mainSpot(table)),
  verify: (seeds, bet, actions) => replayRound(minesPlay, seeds, bet, actions),
  verifyParams: minesVerifyParams,
  picture: minesPicture,
  betItems: minesBetItems,
  proof: { kind: 'exact', rtp: () => MINES_INFO.rtp },
})
