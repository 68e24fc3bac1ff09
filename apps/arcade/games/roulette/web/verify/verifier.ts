import { replayRound } from '../../../../src/games/replay-round.ts'
import type { GameVerifier } from '../../../../web/shared/frontend/game-frontend.ts'
import { readChips } from '../../../../web/shared/verify/read-chips.ts'
import { verifyField } from '../../../../web/shared/verify/verify-field.ts'
import { ROULETTE_TABLE_IDS } from '../../limits.ts'
import { roulettePlay } from '../../play.ts'
import type { RouletteBet, RouletteView } from '../../schemas.ts'
import { findSpot } from '../../spots.ts'
import { RouletteResult } from './roulette-result.tsx'
import { rouletteVerifyText } from './verify-text.ts'

export const verifier: GameVerifier<RouletteBet, never, RouletteView> = {
  fields: [
    verifyField(rouletteVerifyText, 'table', 'wrongTable', 'text'),
    verifyField(rouletteVerifyText, 'chips', 'wrongChips', 'text'),
  ],
  readParams: ({ table = 'european', chips, bet = '10.00' }) => ({ table, chips: chips ?? `red:${bet}` }),
  readInputs({ table = '', chips = '' }) {
    const id = ROULETTE_TABLE_IDS.find((each) => each === table.trim().toLowerCase())
    if (id === undefined) return { ok: false, field: 'table' }
    const read = readChips(chips, (name) => findSpot(name)?.id)
    return read === null
      ? { ok: false, field: 'chips' }
      : { ok: true, bet: { table: id, chips: read }, actions: [] }
  },
  verify: (seeds, bet, actions) => replayRound(roulettePlay, seeds, bet, actions),
  VerifyView: RouletteResult,
}
