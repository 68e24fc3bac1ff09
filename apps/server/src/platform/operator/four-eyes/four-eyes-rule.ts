import type { AppContext } from '../../context/app-context.ts'
import type { Trx } from '../../database/transact.ts'

/** The worth of one act to a player, in TWD cents. */
export interface FourEyesStake {
  readonly playerId: bigint
  readonly worthMinor: bigint
  /** From this worth, in TWD cents, the act needs two operators; default: `FourEyesLimits.actMinor`. */
  readonly limitMinor?: bigint
}

/** When an action needs a second operator. */
export type FourEyesRule<Data> = (
  | { readonly rule: 'none'; readonly why: string }
  | { readonly rule: 'always' }
  /** When `applies` returns true; `what` describes the case. */
  | {
      readonly rule: 'when'
      readonly what: string
      applies(ctx: AppContext, trx: Trx, input: Data): Promise<boolean>
    }
  /** From an amount, in one act or within 24 hours; null for an input that `run` refuses anyway. */
  | { readonly rule: 'amount'; stake(ctx: AppContext, trx: Trx, input: Data): Promise<FourEyesStake | null> }
) & {
  /**
   * The present state of what the action changes: a confirmation is refused when it differs from the state at the time of
   * the request.
   */
  version?(trx: Trx, input: Data, ctx: AppContext): Promise<unknown>
}

/** A rule by which one operator is enough, with the reason. */
export const singleOperator = (why: string) => ({ rule: 'none', why }) as const
