import type { z } from 'zod'
import type { Hall } from '../core/hall.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Trx } from '../core/transact.ts'
import type { FourEyes } from './four-eyes/rule.ts'

/** What an operator may be allowed to do, as data. */
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
 * What an operator can do: a use-case of its room that runs in the audit's own transaction,
 * so that nothing happens without its record of who and why.
 */
export interface OperatorAction<Input extends z.ZodType = z.ZodType> {
  /** Kebab-case, such as `approve-deposit`. */
  readonly name: string
  readonly permission: Permission
  readonly summary: string
  readonly input: Input
  /** The input's fields that are personal: the audit says that they were given, not what they were. */
  readonly secrets?: readonly string[]
  /** When this takes a second operator (decision 0080). Every action states it. */
  readonly fourEyes: FourEyes<z.output<Input>>
  /** What the action concerns, for the audit: `deposit D2611…`. */
  subject(input: z.output<Input>): string
  /** `reason` is why the operator did it, for actions that show it to the player too. */
  run(
    hall: Hall,
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

/** Who performs an action; `requestedBy` asked for it where this one confirmed it as the second operator. */
export interface ActingOperator extends OperatorIdentity {
  readonly requestedBy?: string
}

/** What surrounds a run: the actions that exist, and work for after the commit (such as the security log). */
export interface ActionScope {
  readonly actions: readonly OperatorAction[]
  afterCommit(work: () => void): void
}

/** For a run of its own, beside no other action. */
export const ALONE: ActionScope = { actions: [], afterCommit: (work) => work() }

export function defineAction<Input extends z.ZodType>(action: OperatorAction<Input>): OperatorAction<Input> {
  return action
}
