import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/face/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { sicBoInfoText } from '../info-text.ts'
import { SIC_BO_MAX_WIN, SIC_BO_ROUND_MAX, sicBoRtp } from '../limits.ts'
import { SPOT_KINDS } from '../spots.ts'
import type { SicBoController } from './sic-bo-types.ts'

const [first, ...others] = SPOT_KINDS

/** What sic bo declares: a return for each kind of spot. 24 rolls pay the most to who filled every spot that they pay. */
export function facts(_game: SicBoController, _session: OpenSessionResponse, language: Language): GameFacts {
  const text = sicBoInfoText[language]
  const returnOf = (kind: typeof first | (typeof others)[number]) => ({
    mode: text.names[kind],
    percent: sicBoRtp(kind),
  })
  return {
    returns: [returnOf(first), ...others.map(returnOf)],
    hitRate: text.hitRate,
    volatility: factWords[language].byChoice,
    biggestWin: text.biggestWin(formatWholeAmount(SIC_BO_MAX_WIN)),
    biggestWinOdds: text.biggestWinOdds,
    limits: { stakeOf: null, roundMaxMinor: SIC_BO_ROUND_MAX },
    lostConnection: text.lostConnection,
  }
}
