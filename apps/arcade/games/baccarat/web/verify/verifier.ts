import type { GameVerifier } from '../../../../web/shared/frontend/game-frontend.ts'
import { readChips } from '../../../../web/shared/verify/read-chips.ts'
import { verifyField } from '../../../../web/shared/verify/verify-field.ts'
import { BACCARAT_TABLE_IDS } from '../../limits.ts'
import { verifyHand } from '../../play.ts'
import type { BaccaratAction, BaccaratBet, BaccaratState } from '../../schemas.ts'
import { findSpot } from '../table/chip-limits.ts'
import { BaccaratResult } from './baccarat-result.tsx'
import { baccaratVerifyText } from './verify-text.ts'

export const verifier: GameVerifier<BaccaratBet, BaccaratAction, BaccaratState> = {
  fields: [
    verifyField(baccaratVerifyText, 'table', 'wrongTable', 'text'),
    verifyField(baccaratVerifyText, 'chips', 'wrongChips', 'text'),
  ],
  readParams: ({ table = 'standard', chips = 'banker:10.00' }) => ({ table, chips }),
  readInputs({ table = '', chips = '' }) {
    const id = BACCARAT_TABLE_IDS.find((each) => each === table.trim().toLowerCase())
    if (id === undefined) return { ok: false, field: 'table' }
    const read = readChips(chips, findSpot)
    return read === null
      ? { ok: false, field: 'chips' }
      : { ok: true, bet: { table: id, chips: read }, actions: [] }
  },
  verify: verifyHand,
  VerifyView: BaccaratResult,
}
