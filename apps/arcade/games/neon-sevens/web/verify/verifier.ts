import { createSlotVerifier } from '../../../../web/shared/verify/slot-verifier.ts'
import { NEON_SEVENS_LIMITS } from '../../paytable.ts'
import { neonSevensPlay } from '../../play.ts'
import { VerifiedSpin } from './verified-spin.tsx'
import { neonSevensVerifyText } from './verify-text.ts'

export const verifier = createSlotVerifier({
  play: neonSevensPlay,
  stakes: NEON_SEVENS_LIMITS.choices,
  text: neonSevensVerifyText,
  VerifyView: VerifiedSpin,
})
