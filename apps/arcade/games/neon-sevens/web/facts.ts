import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { NEON_SEVENS_INFO } from '../info.ts'
import { neonSevensInfoText } from '../info-text.ts'
import type { NeonSevensController } from './neon-sevens-types.ts'

const { stops, payingStops, maxWinMultiple, maxWinStops } = NEON_SEVENS_INFO

/** What 霓虹 777 declares, counted over all stops. */
export function facts(
  _game: NeonSevensController,
  session: OpenSessionResponse,
  language: Language,
): GameFacts {
  const words = factWords[language]
  return {
    returns: [{ mode: null, percent: session.rtp }],
    hitRate: `${((payingStops / stops) * 100).toFixed(2)}%`,
    volatility: words[session.volatility],
    biggestWin: words.timesBet(`${maxWinMultiple}`),
    biggestWinOdds: words.oneIn(Math.round(stops / maxWinStops).toLocaleString('en')),
    limits: { stakeOf: 'round', payoutOf: 'round' },
    lostConnection: neonSevensInfoText[language].lostConnection,
  }
}
