import type { StepUps } from '../../../platform/http/route.ts'
import { withAccountTables } from '../tables.ts'
import { verifyPayPassword } from './verify-pay-password.ts'

/** Verifies the step-up proofs that calls of the contract declare. */
export const accountStepUps: StepUps = {
  pay_password: (ctx, { pay_password }, caller) =>
    verifyPayPassword(withAccountTables(ctx), caller.session.playerId, pay_password, caller),
}
