import { createSlotVerifier } from '../../../../web/shared/verify/slot-verifier.ts'
import { PEARL_TIDE_LIMITS } from '../../limits.ts'
import { pearlTidePlay } from '../../play.ts'
import { VerifiedRound } from './verified-round.tsx'
import { pearlTideVerifyText } from './verify-text.ts'

export const verifier = createSlotVerifier({
  play: pearlTidePlay,
  stakes: PEARL_TIDE_LIMITS.choices,
  text: pearlTideVerifyText,
  VerifyView: VerifiedRound,
})
