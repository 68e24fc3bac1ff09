import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { rocketInfoText } from '../info-text.ts'
import { MAX_MULTIPLIER } from '../rules.ts'
import type { RocketController } from './rocket-types.ts'

/** A multiplier T is reached with the probability 0.99 / T. */
const HIGHEST_ONE_IN = Math.round(MAX_MULTIPLIER / 99)

/** What the rocket declares: its return is the same at every target. */
export function facts(_game: RocketController, session: OpenSessionResponse, language: Language): GameFacts {
  const text = rocketInfoText[language]
  return {
    returns: [{ mode: null, percent: session.rtp }],
    hitRate: text.hitRate,
    volatility: factWords[language].byChoice,
    biggestWin: factWords[language].timesBet((MAX_MULTIPLIER / 100).toLocaleString('en')),
    biggestWinOdds: text.oneInFlights(HIGHEST_ONE_IN.toLocaleString('en')),
    limits: { stakeOf: 'bet', payoutOf: 'bet' },
    lostConnection: text.lostConnection,
  }
}
