import type { SandboxDb } from './db/schema.ts'

export interface Clock {
  now(): Date
}

/** An operator action for the page's form. `input` is the JSON schema of its fields. */
export interface OperatorActionInfo {
  readonly name: string
  readonly summary: string
  readonly input: object
}

/** A request to perform an operator action; default operator: the first one. */
export interface OperatorRequest {
  readonly operator?: string
  readonly action: string
  readonly input: object
  readonly reason: string
}

/** The operators' names, and the result of each list action by the action's name. */
export interface OperatorQueues {
  readonly operators: readonly string[]
  readonly queues: Readonly<Record<string, object>>
}

/** The port through which the sandbox calls the server. */
export interface ServerPort {
  readonly actions: readonly OperatorActionInfo[]
  /** Performs an operator action; resolves to the server's envelope. */
  operate(request: OperatorRequest): Promise<object>
  /** Lists the queues that this operator may see, without an audit record. */
  listOperatorQueues(operator?: string): Promise<OperatorQueues>
  /** Moves the server clock ahead and runs the jobs that fall due. */
  advanceClock(ms: number): Promise<void>
}

/** Credentials shared by the simulated vendors and the server. */
export interface SandboxCredentials {
  readonly sms: { readonly accountId: string; readonly authToken: string }
  readonly gateway: { readonly merchantId: string; readonly hashKey: string; readonly hashIv: string }
  readonly payout: { readonly merchantId: string; readonly secret: string }
}

export interface SandboxContext extends SandboxCredentials {
  readonly db: SandboxDb
  readonly clock: Clock
}
