import type { Encryptor } from '@gamehall/encryption'
import type { RandomnessBeacon } from './beacon/randomness-beacon.ts'
import type { ArcadeDb } from './db/schema.ts'
import type { GameRegistry } from './games/game-registry.ts'
import type { FaultInjector } from './provider/fault-injector.ts'
import type { SessionEnds } from './sessions/session-ends.ts'
import type { SocketProxy } from './shared-rounds/socket-guard.ts'
import type { HallWallet } from './wallet/hall-wallet.ts'
import type { Wallets } from './wallet/wallets.ts'

/** Source of the current instant; a test or the sandbox can advance it. */
export interface Clock {
  now(): Date
}

/** Source of identifiers, tokens and server seeds. */
export interface Ids {
  uuid(): string
  /** Cryptographically random bytes. */
  bytes(count: number): Uint8Array
}

/** Dependencies of every arcade operation. */
export interface ArcadeContext {
  readonly db: ArcadeDb
  readonly games: GameRegistry
  readonly wallets: Wallets
  /** The hall's wallet of players in seamless mode; null where the arcade has no address of it. */
  readonly hallWallet: HallWallet | null
  /** Whose rounds are the salts of chains. */
  readonly beacon: RandomnessBeacon
  readonly clock: Clock
  readonly ids: Ids
  readonly signingSecret: string
  /** Encrypts server seeds in the database until they are revealed. */
  readonly encryptor: Encryptor
  /** The arcade's public address (`https://arcade.example/arcade`); null when the hall serves it on its own origin. */
  readonly publicUrl: string | null
  readonly proxy: SocketProxy
  /** Folder of the built pages; it may be missing. */
  readonly distFolder: string
  /** Origins of hall pages that may frame a game, besides the arcade's own. */
  readonly publicOrigins: readonly string[]
  readonly faults: FaultInjector
  /** How long the fault `answer_late` delays a response, in milliseconds. */
  readonly lateMs: number
  /** The leader of a table renews its lease, and looks at its clock, at least this often, in milliseconds. */
  readonly tableHeartbeatMs: number
  /** How long every table takes bets, in milliseconds; null: what its game says. */
  readonly tableBettingMs: number | null
  /** How many times as fast as their games say tables close, show what is drawn, and go on to the next round. */
  readonly tableSpeed: number
  /** Whether the next call of a player (by id) or of an address (`open/<network>`) is allowed. */
  readonly isCallAllowed: (key: string) => Promise<boolean>
  readonly sessionEnds: SessionEnds
}
