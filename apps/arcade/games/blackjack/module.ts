import { defineGame } from '../../src/games/game-module.ts'
import { replayRound } from '../../src/games/replay-round.ts'
import { volatilityOf } from '../../src/games/volatility.ts'
import { blackjackBetItems } from './bet-items.ts'
import { checkBlackjackBet } from './check-bet.ts'
import { BLACKJACK_INFO, BLACKJACK_RETURNS } from './info.ts'
import { BLACKJACK_LIMITS, BLACKJACK_MAX_WIN } from './limits.ts'
import { blackjackMark } from './mark.ts'
import { BLACKJACK_NAMES } from './names.ts'
import { blackjackPicture } from './picture.ts'
import { blackjackPlay } from './play.ts'
import {
  blackjackActionSchema,
  blackjackBetSchema,
  blackjackStateSchema,
  blackjackViewSchema,
} from './schemas.ts'
import { blackjackVerifyParams } from './verify-params.ts'

/** 21 點: one to three hands against a dealer who stands on soft 17. */
export const blackjack = defineGame({
  ...blackjackPlay,
  id: 'blackjack',
  platform: 'aurora_tables',
  names: BLACKJACK_NAMES,
  aliases: ['二十一點', '21點', '黑傑克', 'BJ', 'twenty-one', '牌桌', '桌上遊戲'],
  releasedAt: '2026-11-22T17:04:00Z',
  themeColor: '#04140f',
  rulesVersion: 1,
  volatility: volatilityOf(BLACKJACK_INFO.deviation),
  tables: [{ id: 'standard', spots: { main: BLACKJACK_LIMITS }, maxWin: BLACKJACK_MAX_WIN }],
  rounds: 'stepped',
  schemas: {
    bet: blackjackBetSchema,
    state: blackjackStateSchema,
    action: blackjackActionSchema,
    view: blackjackViewSchema,
  },
  checkBet: checkBlackjackBet,
  mark: blackjackMark,
  verify: (seeds, bet, actions) => replayRound(blackjackPlay, seeds, bet, actions),
  verifyParams: blackjackVerifyParams,
  picture: blackjackPicture,
  betItems: blackjackBetItems,
  proof: { kind: 'exact', ...BLACKJACK_RETURNS },
})
