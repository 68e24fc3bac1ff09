import type { Sealer } from '@gamehall/sealer'
import type { ArcadeDb } from './db/schema.ts'
import type { FaultPort } from './provider/fault-port.ts'
import type { Wallets } from './wallet/wallets.ts'

/** The current instant. Rules about time take it from here, so that a test or the sandbox can move it. */
export interface Clock {
  now(): Date
}

/** Where identifiers, tokens and server seeds come from. */
export interface Ids {
  uuid(): string
  /** Unpredictable bytes. */
  bytes(count: number): Uint8Array
}

/** What every operation of the arcade works with. */
export interface ArcadeContext {
  readonly db: ArcadeDb
  readonly wallets: Wallets
  readonly clock: Clock
  readonly ids: Ids
  readonly signingSecret: string
  /** Keeps server seeds unreadable in the database until they are revealed. */
  readonly sealer: Sealer
  /** Where players reach the arcade (`https://arcade.example/arcade`); null: under the hall's own origin. */
  readonly publicUrl: string | null
  /** Origins of hall pages that may frame a game, besides the arcade's own. */
  readonly publicOrigins: readonly string[]
  readonly faults: FaultPort
  /** How long an answer is held back by the fault `answer_late`. */
  readonly lateMs: number
}
