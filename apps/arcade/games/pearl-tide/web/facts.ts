import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { PEARL_TIDE_INFO } from '../info.ts'
import { pearlTideInfoText } from '../info-text.ts'
import { MAX_WIN_MULTIPLE } from '../paytable.ts'
import type { PearlTideController } from './pearl-tide-types.ts'

const { rounds, paying, capped } = PEARL_TIDE_INFO.sample
/** What was not seen in n rounds is rarer than three in n, with a confidence of 95 %. */
const NONE_SEEN = 3
const figure = (value: number) => Math.round(value).toLocaleString('en')

/** What 碧海連珠 declares, counted over its sampled rounds. */
export function facts(
  _game: PearlTideController,
  session: OpenSessionResponse,
  language: Language,
): GameFacts {
  const words = factWords[language]
  const text = pearlTideInfoText[language]
  return {
    returns: [{ mode: null, percent: session.rtp }],
    hitRate: `${((paying / rounds) * 100).toFixed(2)}%`,
    volatility: words[session.volatility],
    biggestWin: words.timesBet(figure(MAX_WIN_MULTIPLE)),
    biggestWinOdds:
      capped > 0 ? words.oneIn(figure(rounds / capped)) : text.below(figure(rounds / NONE_SEEN)),
    limits: { stakeOf: 'round', payoutOf: 'round' },
    lostConnection: text.lostConnection,
  }
}
