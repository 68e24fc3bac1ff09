import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { DRAGON_GATE_INFO } from '../info.ts'
import { dragonGateInfoText } from '../info-text.ts'
import type { SlotController } from './dragon-gate-types.ts'

const TRILLION = 1e12

/** What 龍門寶藏 declares. */
export function facts(_game: SlotController, session: OpenSessionResponse, language: Language): GameFacts {
  const words = factWords[language]
  const text = dragonGateInfoText[language]
  const { hitRate, maxWinMultiple, maxWinOneIn } = DRAGON_GATE_INFO
  return {
    returns: [{ mode: null, percent: session.rtp }],
    hitRate: `${hitRate}%`,
    volatility: words[session.volatility],
    biggestWin: words.timesBet(maxWinMultiple.toLocaleString('en')),
    biggestWinOdds: text.maxWinOdds((maxWinOneIn / TRILLION).toLocaleString('en')),
    limits: { stakeOf: 'round', payoutOf: 'round' },
    lostConnection: text.lostConnection,
  }
}
