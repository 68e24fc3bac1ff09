import type { GameVerifier } from '../../../../web/shared/frontend/game-frontend.ts'
import { readChips } from '../../../../web/shared/verify/read-chips.ts'
import { verifyField } from '../../../../web/shared/verify/verify-field.ts'
import { verifyRoll } from '../../play.ts'
import type { SicBoAction, SicBoBet, SicBoState } from '../../schemas.ts'
import { findSpot } from '../../spots.ts'
import { SicBoResult } from './sic-bo-result.tsx'
import { sicBoVerifyText } from './verify-text.ts'

export const verifier: GameVerifier<SicBoBet, SicBoAction, SicBoState> = {
  fields: [verifyField(sicBoVerifyText, 'chips', 'wrongChips', 'text')],
  readParams: ({ chips = 'big:100.00' }) => ({ chips }),
  readInputs({ chips = '' }) {
    const read = readChips(chips, (name) => findSpot(name)?.id)
    return read === null ? { ok: false, field: 'chips' } : { ok: true, bet: { chips: read }, actions: [] }
  },
  verify: verifyRoll,
  VerifyView: SicBoResult,
}
