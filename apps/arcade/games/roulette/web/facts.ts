import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import { ROULETTE_RETURNS } from '../info.ts'
import { rouletteInfoText } from '../info-text.ts'
import { ROULETTE_MAX_WIN, ROULETTE_ROUND_MAX } from '../limits.ts'
import type { RouletteTypes } from './roulette-types.ts'

/** What the roulette declares: one return for every chip, and a better one for even money at the French table. */
export function facts(
  _game: GameController<RouletteTypes>,
  _session: OpenSessionResponse,
  language: Language,
): GameFacts {
  const text = rouletteInfoText[language]
  return {
    returns: [
      { mode: text.everyChip, percent: ROULETTE_RETURNS.rtp() },
      { mode: text.rtpShared, percent: ROULETTE_RETURNS.rtp('french-even') },
    ],
    hitRate: text.hitRate,
    volatility: factWords[language].byChoice,
    biggestWin: text.biggestWin(formatWholeAmount(ROULETTE_MAX_WIN)),
    biggestWinOdds: text.chances(1),
    limits: { stakeOf: null, roundMaxMinor: ROULETTE_ROUND_MAX },
    lostConnection: text.lostConnection,
  }
}
