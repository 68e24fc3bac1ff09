import type { Call } from '@gamehall/contract'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Caller, Session, StepUpCaller, StepUps } from './route.ts'

/** §6: whether the call's policy lets this account send this request: a test account makes no call of formal accounts. */
export function mayAccountCall(
  { accounts }: Pick<Call, 'accounts'>,
  { accountType }: Pick<Session, 'accountType'>,
  request: unknown,
): boolean {
  if (accountType === ACCOUNT_TYPES.formal || accounts === 'any') return true
  if (accounts === 'formal' || typeof request !== 'object' || request === null) return false
  return accounts.formalWith.every((field) => Reflect.get(request, field) === undefined)
}

/** Gives the caller of a call that declares a step-up the means to verify its proof; others get none. */
export function withStepUp(stepUps: StepUps, { stepUp }: Call, caller: Caller): Caller | StepUpCaller {
  const { session } = caller
  if (stepUp === null || session === null) return caller
  const own = { ...caller, session }
  return { ...own, verifyStepUp: (ctx, proof) => stepUps[stepUp](ctx, proof, own) }
}
