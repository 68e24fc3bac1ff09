import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { minesInfoText } from '../info-text.ts'
import { binomial, MINES_TILES, minesPayout, minesPickLimit } from '../rules.ts'
import type { MinesController } from './mines-types.ts'

/** What the mines declare for the chosen stake and number of mines; its return is the same for all. */
export function facts(
  { draft }: MinesController,
  session: OpenSessionResponse,
  language: Language,
): GameFacts {
  const text = minesInfoText[language]
  const stake = toMinor(draft.bet)
  const picks = minesPickLimit(stake, draft.mines)
  const safe = MINES_TILES - draft.mines
  return {
    returns: [{ mode: null, percent: session.rtp }],
    hitRate: text.hitRate(((safe / MINES_TILES) * 100).toFixed(0), draft.mines),
    volatility: factWords[language].byChoice,
    biggestWin: text.biggestWin(formatWholeAmount(minesPayout(stake, draft.mines, picks)), picks),
    biggestWinOdds: factWords[language].oneIn(oneIn(binomial(MINES_TILES, picks), binomial(safe, picks))),
    limits: { stakeOf: 'round', payoutOf: 'round' },
    lostConnection: text.lostConnection,
  }
}

/** `total / favourable` with two decimals below 100, as a whole number above: `1.04`, `53,130`. */
function oneIn(total: bigint, favourable: bigint): string {
  const hundredths = (total * 100n) / favourable
  return hundredths < 10_000n
    ? `${hundredths / 100n}.${`${hundredths % 100n}`.padStart(2, '0')}`
    : (hundredths / 100n).toLocaleString('en')
}
