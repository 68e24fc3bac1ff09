import { defineGame } from '../../src/games/game-module.ts'
import { volatilityOf } from '../../src/games/volatility.ts'
import { baccaratBetItems } from './bet-items.ts'
import { checkBaccaratBet } from './check-bet.ts'
import { BACCARAT_TABLES } from './limits.ts'
import { BACCARAT_NAMES } from './names.ts'
import { baccaratPicture } from './picture.ts'
import { baccaratPlay, verifyHand } from './play.ts'
import { BACCARAT_RETURNS, PLAYER_DEVIATION } from './return.ts'
import { baccaratActionSchema, baccaratBetSchema, baccaratStateSchema } from './schemas.ts'
import { baccaratShared } from './shared.ts'
import { baccaratVerifyParams } from './verify-params.ts'

/** 鳳凰百家樂: baccarat of eight decks, with and without commission. */
export const baccarat = defineGame({
  ...baccaratPlay,
  id: 'baccarat',
  platform: 'aurora_instant',
  names: BACCARAT_NAMES,
  aliases: [
    '百家樂',
    '百家',
    '莊閒',
    '免傭百家樂',
    '免佣百家樂',
    'baccarat',
    'punto banco',
    '牌桌',
    '桌上遊戲',
  ],
  secondaryCategories: ['tables'],
  releasedAt: '2026-11-22T20:07:00Z',
  themeColor: '#1a0710',
  rulesVersion: 1,
  volatility: volatilityOf(PLAYER_DEVIATION),
  tables: BACCARAT_TABLES,
  rounds: 'shared',
  shared: baccaratShared,
  schemas: {
    bet: baccaratBetSchema,
    state: baccaratStateSchema,
    action: baccaratActionSchema,
    view: baccaratStateSchema,
  },
  checkBet: checkBaccaratBet,
  verify: verifyHand,
  verifyParams: baccaratVerifyParams,
  picture: baccaratPicture,
  betItems: baccaratBetItems,
  proof: { kind: 'exact', ...BACCARAT_RETURNS },
})
