import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import { volatilityOf } from '../../../src/games/volatility.ts'
import type { GameFacts } from '../../../web/shared/frontend/game-facts.ts'
import { factWords } from '../../../web/shared/menu/facts-text.ts'
import { toWire } from '../../../web/shared/money/wire-money.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import { PLINKO_RETURNS, plinkoMode } from '../info.ts'
import { plinkoInfoText } from '../info-text.ts'
import { PLINKO_MAX_WIN, PLINKO_ROUND_MAX } from '../limits.ts'
import { formatTenths, plinkoOdds } from '../rules.ts'
import type { PlinkoTypes } from './plinko-types.ts'

/** The most that a round of a board can pay, in minor units: every ball in its best slot. */
function mostOf(tenths: number): bigint {
  const most = (PLINKO_ROUND_MAX * BigInt(tenths)) / 10n
  return most < PLINKO_MAX_WIN ? most : PLINKO_MAX_WIN
}

/** What the plinko declares of the chosen board; the returns of all boards are a table below. */
export function facts(
  { draft: { rows, risk } }: GameController<PlinkoTypes>,
  _session: OpenSessionResponse,
  language: Language,
): GameFacts {
  const text = plinkoInfoText[language]
  const { hitRate, deviation, best } = plinkoOdds(rows, risk)
  return {
    returns: [
      { mode: text.board(rows, text.risks[risk]), percent: PLINKO_RETURNS.rtp(plinkoMode(rows, risk)) },
    ],
    hitRate: text.aboveBet(`${(hitRate * 100).toFixed(2)}%`),
    volatility: text.deviation(factWords[language][volatilityOf(deviation)], deviation.toFixed(2)),
    biggestWin: text.biggestWin(formatTenths(best.tenths), formatWholeAmount(toWire(mostOf(best.tenths)))),
    biggestWinOdds: text.oneInBalls(best.oneIn.toLocaleString('en')),
    limits: { stakeOf: 'ball', roundMaxMinor: PLINKO_ROUND_MAX },
    lostConnection: text.lostConnection,
  }
}
