import { defineGame } from '../../src/games/game-module.ts'
import { sicBoBetItems } from './bet-items.ts'
import { readChips } from './chips.ts'
import { checkChips, SIC_BO_RETURNS, SIC_BO_TABLE } from './limits.ts'
import { SIC_BO_NAMES } from './names.ts'
import { sicBoPicture } from './picture.ts'
import { sicBoPlay, verifyRoll } from './play.ts'
import { sicBoActionSchema, sicBoBetSchema, sicBoStateSchema } from './schemas.ts'
import { sicBoShared } from './shared.ts'
import { sicBoVerifyParams } from './verify-params.ts'

/** 燈樓骰寶: sic bo, three dice that roll for everybody at the table. */
export const sicBo = defineGame({
  ...sicBoPlay,
  id: 'sic-bo',
  platform: 'aurora_instant',
  names: SIC_BO_NAMES,
  aliases: ['骰寶', '骰子', '篩子', '擲骰', '大小', 'sic bo', 'tai sai', 'dice', '牌桌', '桌上遊戲'],
  secondaryCategories: ['tables'],
  releasedAt: '2026-11-22T19:52:00Z',
  themeColor: '#2a0a12',
  rulesVersion: 1,
  volatility: 'medium',
  tables: [SIC_BO_TABLE],
  rounds: 'shared',
  shared: sicBoShared,
  schemas: {
    bet: sicBoBetSchema,
    state: sicBoStateSchema,
    action: sicBoActionSchema,
    view: sicBoStateSchema,
  },
  checkBet: ({ chips }) => checkChips(readChips(chips)),
  verify: verifyRoll,
  verifyParams: sicBoVerifyParams,
  picture: sicBoPicture,
  betItems: sicBoBetItems,
  proof: { kind: 'exact', ...SIC_BO_RETURNS },
})
