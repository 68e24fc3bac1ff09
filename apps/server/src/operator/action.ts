import type { z } from 'zod'
import type { Hall } from '../core/hall.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Trx } from '../core/transact.ts'

/** What an operator may be allowed to do, as data. */
export const PERMISSIONS = [
  'deposits.review',
  'deposits.channels',
  'transfers.resolve',
  'platforms.maintain',
  'notices.publish',
  'site.edit',
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
  /**
   * Whether this takes two operators (MONEY.md: large ones do): then the first call only asks, and the same call by
   * another operator does it. Answer false for what `run` refuses anyway.
   */
  needsSecond?(hall: Hall, trx: Trx, input: z.output<Input>): Promise<boolean>
  /** What the action concerns, for the audit: `deposit D2611…`. */
  subject(input: z.output<Input>): string
  /** `reason` is why the operator did it, for actions that show it to the player too. */
  run(
    hall: Hall,
    trx: Trx,
    input: z.output<Input>,
    by: OperatorIdentity,
    reason: string,
  ): Promise<Outcome<object>>
}

export interface OperatorIdentity {
  readonly name: string
  readonly permissions: readonly string[]
}

export function defineAction<Input extends z.ZodType>(action: OperatorAction<Input>): OperatorAction<Input> {
  return action
}
