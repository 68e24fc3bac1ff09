import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { baccaratInfoText } from '../info-text.ts'
import { BACCARAT_ROUND_MAX } from '../limits.ts'
import { DRAGON_ONE_IN, LOWEST_SIDE_RTP, SPOT_CHANCE, spotRtp } from '../return.ts'
import { baccaratText } from '../text.ts'
import type { BaccaratController } from './baccarat-types.ts'

/** What baccarat declares of player and banker; the table below has the return of each side bet, with its chance. */
export function facts(
  _game: BaccaratController,
  session: OpenSessionResponse,
  language: Language,
): GameFacts {
  const text = baccaratInfoText[language]
  return {
    returns: [
      { mode: text.bankerStandard, percent: spotRtp('standard', 'banker') },
      { mode: text.player, percent: spotRtp('standard', 'player') },
      { mode: text.bankerFree, percent: spotRtp('super_six', 'banker') },
      { mode: text.lowestSideBet, percent: LOWEST_SIDE_RTP, isSideBet: true },
    ],
    hitRate: text.hitRate(SPOT_CHANCE.banker, SPOT_CHANCE.player),
    volatility: factWords[language][session.volatility],
    biggestWin: text.biggestWin,
    biggestWinOdds: factWords[language].oneIn(`${DRAGON_ONE_IN}`),
    limits: {
      stakeOf: null,
      roundMaxMinor: BACCARAT_ROUND_MAX,
      payoutOf: 'round',
      tables: baccaratText[language].tables,
    },
    lostConnection: text.lostConnection,
  }
}
