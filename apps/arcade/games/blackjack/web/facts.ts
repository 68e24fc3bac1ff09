import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { BLACKJACK_INFO } from '../info.ts'
import { blackjackInfoText } from '../info-text.ts'
import type { BlackjackController } from './blackjack-types.ts'

/** What the blackjack declares, all by basic strategy. */
export function facts(
  _game: BlackjackController,
  session: OpenSessionResponse,
  language: Language,
): GameFacts {
  const text = blackjackInfoText[language]
  const { exactRtp, insuranceRtp, hitRate, payRate, biggestWinTimes, biggestWinOneIn } = BLACKJACK_INFO
  return {
    returns: [
      { mode: text.basicStrategy, percent: exactRtp },
      { mode: text.insurance, percent: insuranceRtp, isSideBet: true },
    ],
    hitRate: text.hitRate(payRate, hitRate),
    volatility: factWords[language][session.volatility],
    biggestWin: text.biggestWin(biggestWinTimes, formatWholeAmount(session.max_win)),
    biggestWinOdds: text.biggestWinOdds(biggestWinOneIn.toLocaleString('en')),
    limits: { stakeOf: 'spot' },
    lostConnection: text.lostConnection,
  }
}
