import type { z } from 'zod'
import type { AppContext } from '../context/app-context.ts'
import type { Outcome } from '../context/outcome.ts'
import type { Trx } from '../database/transact.ts'
import type { FourEyesRule } from './four-eyes/four-eyes-rule.ts'

/** Every permission that an operator can have. */
export const PERMISSIONS = [
  'deposits.review',
  'deposits.channels',
  'transfers.resolve',
  'platforms.maintain',
  'notices.publish',
  'site.edit',
  'site.close',
  'players.manage',
  'identity.review',
  'identity.rules',
  'cards.review',
  'cards.banks',
  'withdrawals.review',
  'withdrawals.settle',
  'withdrawals.channels',
  'wallets.manage',
  'wallets.adjust',
  'activities.manage',
  'activities.review',
  'invites.manage',
  'vip.manage',
  'rebate.manage',
  'operators.manage',
  'approvals.read',
  'support.answer',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/**
 * An operator action: a use-case of a room that runs in the same transaction as its audit record, so that nothing is done
 * without a record of who did it and why.
 */
export interface OperatorAction<Input extends z.ZodType = z.ZodType> {
  /** Kebab-case, such as `approve-deposit`. */
  readonly name: string
  readonly permission: Permission
  readonly summary: string
  readonly input: Input
  /** Input fields with personal data: the audit records that they were given, not their values. */
  readonly secrets?: readonly string[]
  /** When the action needs a second operator (decision 0080). */
  readonly fourEyes: FourEyesRule<z.output<Input>>
  /** The subject for the audit record: `deposit D2611…`. */
  subject(input: z.output<Input>): string
  /** Performs the action. `reason` is the operator's reason, which some actions show to the player. */
  run(
    ctx: AppContext,
    trx: Trx,
    input: z.output<Input>,
    by: ActingOperator,
    reason: string,
    scope: ActionScope,
  ): Promise<Outcome<object>>
}

export interface OperatorIdentity {
  readonly name: string
  readonly permissions: readonly string[]
}

/** Who performs an action; `requestedBy` is the requester when this operator confirms as the second one. */
export interface ActingOperator extends OperatorIdentity {
  readonly requestedBy?: string
}

/** The scope of a run: all registered actions, and callbacks to run after the commit (such as the security log). */
export interface ActionScope {
  readonly actions: readonly OperatorAction[]
  afterCommit(work: () => void): void
}

/** The scope of a single action, run outside `performAction`. */
export const STANDALONE_SCOPE: ActionScope = { actions: [], afterCommit: (work) => work() }

export function defineAction<Input extends z.ZodType>(action: OperatorAction<Input>): OperatorAction<Input> {
  return action
}
