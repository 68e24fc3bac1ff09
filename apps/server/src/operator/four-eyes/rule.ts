import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'

/** What one act is worth to a player, in TWD cents. */
export interface Stake {
  readonly playerId: bigint
  readonly worthMinor: bigint
  /** From this worth on the act takes two operators, in TWD cents; the house's own limit when left out. */
  readonly limitMinor?: bigint
}

/** When an action takes a second operator. */
export type FourEyes<Data> = (
  | { readonly rule: 'none'; readonly why: string }
  | { readonly rule: 'always' }
  /** When the input says so: `what` names the case. */
  | {
      readonly rule: 'when'
      readonly what: string
      applies(hall: Hall, trx: Trx, input: Data): Promise<boolean>
    }
  /** From an amount on, in one act or within 24 hours; null for what `run` refuses anyway. */
  | { readonly rule: 'amount'; stake(hall: Hall, trx: Trx, input: Data): Promise<Stake | null> }
) & {
  /**
   * What the action would change, as it stands: a confirmation is refused when that is no longer what it was when the
   * action was asked for.
   */
  version?(trx: Trx, input: Data, hall: Hall): Promise<unknown>
}

/** One operator is enough, and why. */
export const oneOperator = (why: string) => ({ rule: 'none', why }) as const
