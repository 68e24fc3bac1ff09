import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { sicBoInfoText } from '../info-text.ts'
import { LOWEST_OTHER_RTP, SIC_BO_MAX_WIN, SIC_BO_RETURNS, SIC_BO_ROUND_MAX } from '../limits.ts'
import type { SicBoController } from './sic-bo-types.ts'

/** What sic bo declares of its main bets; the table below has the return of each kind of spot. 24 rolls pay the most to who filled every spot that they pay. */
export function facts(_game: SicBoController, _session: OpenSessionResponse, language: Language): GameFacts {
  const text = sicBoInfoText[language]
  return {
    returns: [
      { mode: text.names.even, percent: SIC_BO_RETURNS.rtp('even') },
      { mode: text.lowestOther, percent: LOWEST_OTHER_RTP, isSideBet: true },
    ],
    hitRate: text.hitRate,
    volatility: factWords[language].byChoice,
    biggestWin: text.biggestWin(formatWholeAmount(SIC_BO_MAX_WIN)),
    biggestWinOdds: text.biggestWinOdds,
    limits: { stakeOf: null, roundMaxMinor: SIC_BO_ROUND_MAX },
    lostConnection: text.lostConnection,
  }
}
