import type { SandboxDb } from './db/schema.ts'

export interface Clock {
  now(): Date
}

/** What an operator can do, for the page's form. `input` is the JSON schema of its fields. */
export interface OperatorActionInfo {
  readonly name: string
  readonly summary: string
  readonly input: object
}

/** What an operator is to do; the first operator does it when no other is named. */
export interface OperatorRequest {
  readonly operator?: string
  readonly action: string
  readonly input: object
  readonly reason: string
}

/** What waits for an operator: who there is, and what each list action answers, by the action's name. */
export interface WaitingWork {
  readonly operators: readonly string[]
  readonly queues: Readonly<Record<string, object>>
}

/** What the server lets its sandbox do. */
export interface HallPort {
  readonly actions: readonly OperatorActionInfo[]
  /** Performs an operator's action; answers the server's envelope. */
  operate(request: OperatorRequest): Promise<object>
  /** Looks at what waits, as this operator would; looking leaves no record. */
  listWaiting(operator?: string): Promise<WaitingWork>
  /** Moves the server's clock ahead and runs the jobs that fall due. */
  advanceClock(ms: number): Promise<void>
}

/** What the simulated vendors share with the server. */
export interface SandboxCredentials {
  readonly sms: { readonly accountId: string; readonly authToken: string }
  readonly gateway: { readonly merchantId: string; readonly hashKey: string; readonly hashIv: string }
  readonly payout: { readonly merchantId: string; readonly secret: string }
}

export interface SandboxContext extends SandboxCredentials {
  readonly db: SandboxDb
  readonly clock: Clock
}
