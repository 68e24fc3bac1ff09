import type { FourEyes, OperatorCall } from '@gamehall/contract/operator'
import type { z } from 'zod'
import type { AppContext } from '../context/app-context.ts'
import type { Outcome } from '../context/outcome.ts'
import type { Trx } from '../database/database.ts'
import type { FourEyesStake } from './four-eyes/four-eyes-stake.ts'

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

/** Performs the action. `reason` is the operator's reason, which some actions show to the player. */
type Run<Input, Output> = (
  ctx: AppContext,
  trx: Trx,
  input: Input,
  by: ActingOperator,
  reason: string,
  scope: ActionScope,
) => Promise<Outcome<Output>>

/** What the four-eyes rule evaluates, by its kind. */
interface RuleFunctions<Input> {
  /** For `when`: whether this input needs a second operator. */
  applies(ctx: AppContext, trx: Trx, input: Input): Promise<boolean>
  /** For `amount`: the act's worth; null for an input that `run` refuses anyway. */
  stake(ctx: AppContext, trx: Trx, input: Input): Promise<FourEyesStake | null>
  /**
   * The present state of what the action changes: a confirmation is refused when it differs from the state at the time of
   * the request.
   */
  version(trx: Trx, input: Input, ctx: AppContext): Promise<unknown>
}

type NeededFor<Rule extends FourEyes['rule'], Input> = Rule extends 'when'
  ? Pick<RuleFunctions<Input>, 'applies'> & Partial<Pick<RuleFunctions<Input>, 'version'>>
  : Rule extends 'amount'
    ? Pick<RuleFunctions<Input>, 'stake'> & Partial<Pick<RuleFunctions<Input>, 'version'>>
    : Rule extends 'always'
      ? Partial<Pick<RuleFunctions<Input>, 'version'>>
      : object

interface ActionHandler<Input, Output> {
  /** The subject for the audit record: `deposit D2611…`. */
  subject(input: Input): string
  run(...args: Parameters<Run<Input, Output>>): ReturnType<Run<Input, Output>>
}

/**
 * An operator call of the contract with its handler: a use-case of a room that runs in the same transaction as its audit
 * record, so that nothing is done without a record of who did it and why.
 */
export interface OperatorAction extends OperatorCall, Partial<RuleFunctions<unknown>> {
  subject(input: unknown): string
  run(...args: Parameters<Run<unknown, object>>): ReturnType<Run<unknown, object>>
}

/** Binds an action of the contract to its handler. Permission, four eyes, parsing and audit happen around it. */
export function implementAction<C extends OperatorCall & { readonly kind: 'action' }>(
  call: C,
  handler: HandlerOf<C> & NeededFor<C['fourEyes']['rule'], z.output<C['input']>>,
): OperatorAction {
  // `performAction` has parsed the input with this call's schema.
  return { ...call, ...(handler as ActionHandler<unknown, object>) }
}

type HandlerOf<C extends OperatorCall> = ActionHandler<z.output<C['input']>, z.output<C['output']>>
type ReadHandler<C extends OperatorCall> = Pick<HandlerOf<C>, 'run'> &
  (C['isRecorded'] extends true ? Pick<HandlerOf<C>, 'subject'> : object)

/** Binds a read of the contract to its handler. */
export function implementRead<C extends OperatorCall & { readonly kind: 'read' }>(
  call: C,
  handler: ReadHandler<C>,
): OperatorAction {
  const { name } = call
  return { ...call, subject: () => name, ...(handler as Pick<OperatorAction, 'run'>) }
}

/** The scope of a single action, run outside `performAction`. */
export const STANDALONE_SCOPE: ActionScope = { actions: [], afterCommit: (work) => work() }

/** Runs an action; its output is parsed, so that it holds what the contract names and nothing else. */
export async function runAction(
  action: OperatorAction,
  ...[ctx, trx, ...args]: Parameters<OperatorAction['run']>
): Promise<Outcome<object>> {
  const outcome = await action.run(ctx, trx, ...args)
  return outcome.ok ? { ok: true, data: action.output.parse(outcome.data) } : outcome
}
