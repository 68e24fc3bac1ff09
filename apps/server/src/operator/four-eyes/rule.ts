import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'

/** The worth of one act to a player, in TWD cents. */
export interface Stake {
  readonly playerId: bigint
  readonly worthMinor: bigint
  /** From this worth, in TWD cents, the act needs two operators; default: `FourEyesLimits.actMinor`. */
  readonly limitMinor?: bigint
}

/** When an action needs a second operator. */
export type FourEyes<Data> = (
  | { readonly rule: 'none'; readonly why: string }
  | { readonly rule: 'always' }
  /** When `applies` returns true; `what` describes the case. */
  | {
      readonly rule: 'when'
      readonly what: string
      applies(hall: Hall, trx: Trx, input: Data): Promise<boolean>
    }
  /** From an amount, in one act or within 24 hours; null for an input that `run` refuses anyway. */
  | { readonly rule: 'amount'; stake(hall: Hall, trx: Trx, input: Data): Promise<Stake | null> }
) & {
  /**
   * The present state of what the action changes: a confirmation is refused when it differs from the state at the time of
   * the request.
   */
  version?(trx: Trx, input: Data, hall: Hall): Promise<unknown>
}

/** A rule by which one operator is enough, with the reason. */
export const oneOperator = (why: string) => ({ rule: 'none', why }) as const
