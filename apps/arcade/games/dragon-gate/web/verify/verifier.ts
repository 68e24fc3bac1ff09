import { createSlotVerifier } from '../../../../web/shared/verify/slot-verifier.ts'
import { DRAGON_GATE_BETS } from '../../paytable.ts'
import { dragonGatePlay } from '../../play.ts'
import { DragonGateResult } from './dragon-gate-result.tsx'
import { dragonGateVerifyText } from './verify-text.ts'

export const verifier = createSlotVerifier({
  play: dragonGatePlay,
  stakes: DRAGON_GATE_BETS,
  text: dragonGateVerifyText,
  VerifyView: DragonGateResult,
})
