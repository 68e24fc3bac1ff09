import type { z } from 'zod'
import type { Room } from './call.ts'
import type { Permission } from './permissions.ts'

/** When an action needs a second operator (decision 0080). The server's handler supplies what `when` and `amount` evaluate. */
export type FourEyes =
  /** One operator is enough; `why` states the reason. */
  | { readonly rule: 'none'; readonly why: string }
  | { readonly rule: 'always' }
  /** In the case that `what` describes. */
  | { readonly rule: 'when'; readonly what: string }
  /** From an amount on, in one act or within 24 hours. */
  | { readonly rule: 'amount' }

/**
 * One thing that an operator can do (`action`) or look at (`read`): the only declaration of its permission, four-eyes rule,
 * input and output. The server's validation, the command line, the sandbox's forms and the audit record derive from it.
 */
export interface OperatorCall<
  Name extends string = string,
  Rule extends FourEyes = FourEyes,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  readonly kind: 'action' | 'read'
  /** Kebab-case, such as `approve-deposit`; its key in `operatorCalls` is the same in camel case. */
  readonly name: Name
  /** `operators`: operator accounts and approvals, which belong to no room. */
  readonly room: Room | 'operators'
  readonly summary: string
  readonly permission: Permission
  readonly fourEyes: Rule
  readonly input: Input
  /** JSON: instants and bigints as text, amounts as decimal strings. What it does not name does not leave the server. */
  readonly output: Output
  /** Fields of input or output with personal data: the audit records that they were given, not their values. */
  readonly secrets: readonly string[]
  /** Whether a performance is recorded in the audit: every action, and reads of personal data. A recorded call needs a reason. */
  readonly isRecorded: boolean
  /** A read without required input that lists what waits for an operator. */
  readonly isQueue: boolean
}

type ActionInput<
  Name extends string,
  Rule extends FourEyes,
  Input extends z.ZodObject,
  Output extends z.ZodObject,
> = Omit<OperatorCall<Name, Rule, Input, Output>, 'kind' | 'secrets' | 'isRecorded' | 'isQueue'> &
  Partial<Pick<OperatorCall, 'secrets'>>

/** Declares an operator action: recorded in the audit, under its four-eyes rule. */
export function defineOperatorAction<
  const Name extends string,
  const Rule extends FourEyes,
  Input extends z.ZodObject,
  Output extends z.ZodObject,
>(action: ActionInput<Name, Rule, Input, Output>) {
  return { kind: 'action', secrets: [], isRecorded: true, isQueue: false, ...action } as const
}

const READS_ONLY = { rule: 'none', why: 'reads only' } as const

type ReadInput<
  Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodObject,
  Recorded extends boolean,
> = Omit<ActionInput<Name, typeof READS_ONLY, Input, Output>, 'fourEyes'> &
  Partial<Pick<OperatorCall, 'isQueue'>> & { readonly isRecorded?: Recorded }

/** Declares an operator's list or view. One operator is enough; it is recorded only with `isRecorded`, for personal data. */
export function defineOperatorRead<
  const Name extends string,
  Input extends z.ZodObject,
  Output extends z.ZodObject,
  const Recorded extends boolean = false,
>(read: ReadInput<Name, Input, Output, Recorded>) {
  const isRecorded = (read.isRecorded ?? false) as Recorded
  return {
    kind: 'read',
    secrets: [],
    isQueue: false,
    fourEyes: READS_ONLY,
    ...read,
    isRecorded,
  } as const
}
