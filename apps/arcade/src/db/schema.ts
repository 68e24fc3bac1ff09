import type { Generated, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'
import type { PlatformKey } from '../catalogue/platforms.ts'
import type { SharedPhase } from '../games/shared-moment.ts'

interface PlatformTable {
  platform: PlatformKey
  status: 'OPEN' | 'MAINTENANCE'
  note: string | null
  changed_at: Date
}

interface PlayerTable {
  player_id: Generated<bigint>
  name: string
  status: Generated<'ACTIVE' | 'DISABLED'>
  /** Null for players with real money. */
  demo_balance: bigint | null
  /** A test player's wallets hold play money, kept apart from real money in the ledger. */
  is_test: Generated<boolean>
  /** Whose wallet the player bets from: one here, or the hall's. */
  wallet: Generated<'transfer' | 'seamless'>
  /** What the player may still stake by limits that the hall keeps, in minor units, below zero included; null without a limit. */
  stake_left: Generated<bigint | null>
  /** The newest instant from which one of the limits counts. */
  stake_left_since: Generated<Date | null>
  stake_limits_revision: Generated<bigint>
  created_at: Date
}

interface ServerSeedTable {
  seed_id: Generated<bigint>
  player_id: bigint
  game: string
  /** Encrypted (`fairness/seed-encryption.ts`) until the player rotates the seed, plain text afterwards. */
  seed: string
  seed_hash: string
  created_at: Date
  revealed_at: Date | null
}

/** A player's seeds in one game. */
interface PlayerSeedsTable {
  player_id: bigint
  game: string
  seed_id: bigint
  next_seed_id: bigint
  client_seed: string
  nonce: Generated<number>
  /** Whether the player's browser chose the client seed. */
  has_player_seed: Generated<boolean>
  last_rotation_id: string | null
  last_rotation: JSONColumnType<{ seed_id: string; client_seed: string; rounds: number }> | null
}

interface SessionTable {
  session_id: string
  player_id: bigint
  game: string
  language: 'zh-TW' | 'en'
  parent_origin: string
  return_url: string | null
  /** As `sessions/duties.ts` reads it. */
  duties: JSONColumnType<object> | null
  /** What is presented to the hall with each bet; null where the player bets from a wallet here. */
  wallet_token: Generated<string | null>
  launch_hash: Buffer
  launch_expires_at: Date
  expires_at: Date
  opened_at: Date | null
  ended_at: Date | null
  end_reason: 'REPLACED' | 'KICKED' | null
}

interface SessionTokenTable {
  token_hash: Buffer
  session_id: string
}

interface RoundTable {
  round_id: string
  seq: Generated<bigint>
  player_id: bigint
  platform: PlatformKey
  game: string
  is_demo: boolean
  request_id: string
  /** Null for a bet in a shared round. */
  seed_id: bigint | null
  client_seed: string
  nonce: number
  bet: bigint
  valid_bet: Generated<bigint>
  win: Generated<bigint>
  /** PENDING: the opening step is not finished. */
  status: 'PENDING' | 'OPEN' | 'SETTLED' | 'VOID'
  version: Generated<number>
  /** The game's state; its module parses it. */
  detail: JSONColumnType<object>
  /** The bet as its module parses it; null for a round opened before the column existed. */
  wager: JSONColumnType<object> | null
  rules_version: number | null
  /** Words of the round's random stream consumed by its steps. */
  words_drawn: Generated<number>
  opened_at: Date
  settled_at: Date | null
  changed_at: Date
  expires_at: Date
  shared_round_id: string | null
  /** When a bet in a shared round acts by itself, in milliseconds since the run began. */
  due_ms: number | null
  /** The last step that was removed because the hall returned its stake; its number is not used again. */
  last_returned_step: Generated<number | null>
  /** The grant of a free round, of whose `bet` nothing was taken; null for any other. */
  free_grant: Generated<string | null>
}

interface FreeGrantTable {
  /** The hall's. */
  reference: string
  player_id: bigint
  game: string
  /** What each round plays for, in minor units. */
  stake: bigint
  /** The bet that costs it, as the game's module parses it. */
  wager: JSONColumnType<object>
  rounds: number
  /** Rounds opened so far. */
  used: Generated<number>
  /** The wins of the finished rounds, in minor units. */
  won: Generated<bigint>
  expires_at: Date
  cancelled_at: Date | null
  created_at: Date
}

interface HashChainTable {
  chain_id: Generated<bigint>
  game: string
  table_id: string
  length: number
  terminal_hash: string
  /** Every 500th seed, encrypted. */
  checkpoints: string
  /** The beacon's randomness, or what a player's browser made. */
  salt: string | null
  salt_source: 'player' | 'beacon'
  beacon_chain_hash: string | null
  beacon_round: bigint | null
  beacon_signature: string | null
  created_at: Date
  salted_at: Date | null
}

/** A table that was ever watched: its leader and the position in its chain. */
interface SharedTableTable {
  game: string
  table_id: string
  leader: string | null
  term: Generated<number>
  renewed_at: Date | null
  lease_until: Date | null
  chain_id: bigint | null
  next_chain_id: Generated<bigint | null>
  rounds_drawn: Generated<number>
  last_number: Generated<bigint>
}

interface SharedRoundTable {
  shared_round_id: string
  game: string
  table_id: string
  number: bigint
  phase: SharedPhase
  chain_id: bigint
  chain_index: number
  commitment: string
  salt: string
  /** The beacon's round that is the salt; null for one that a player's browser made. */
  beacon_chain_hash: string | null
  beacon_round: bigint | null
  exposure: Generated<bigint>
  opened_at: Date
  closes_at: Date
  runs_at: Date
  /** Secret until the seed is revealed. */
  ends_at: Date | null
  seed: string | null
  result: JSONColumnType<object> | null
  revealed_at: Date | null
  interrupted_at: Date | null
  settled_at: Date | null
  changed_at: Date
}

interface RoundStepTable {
  round_id: string
  step: number
  kind: 'OPEN' | 'ACT' | 'EXPIRE' | 'SETTLE'
  request_id: string
  action: JSONColumnType<object> | null
  phase: 'PENDING' | 'DEBITING' | 'RETURNING' | 'DEBITED' | 'DRAWN' | 'CREDITED'
  /** When the hall was last asked about the step. */
  called_at: Generated<Date | null>
  stake: bigint
  pay: Generated<bigint>
  /** What the round becomes when the step is credited; set while DRAWN. */
  outcome: JSONColumnType<object> | null
  created_at: Date
}

interface TransferTable {
  reference: string
  player_id: bigint
  platform: PlatformKey
  kind: 'IN' | 'OUT' | 'OUT_ALL'
  amount: bigint
  status: 'SUCCESS' | 'FAILED'
  error: 'INSUFFICIENT' | null
  balance_after: bigint
  created_at: Date
}

interface NonceTable {
  nonce: string
  seen_at: Date
}

export interface ArcadeTables {
  'arcade.platforms': PlatformTable
  'arcade.players': PlayerTable
  'arcade.server_seeds': ServerSeedTable
  'arcade.seats': PlayerSeedsTable
  'arcade.sessions': SessionTable
  'arcade.session_tokens': SessionTokenTable
  'arcade.rounds': RoundTable
  'arcade.round_steps': RoundStepTable
  'arcade.hash_chains': HashChainTable
  'arcade.shared_tables': SharedTableTable
  'arcade.shared_rounds': SharedRoundTable
  'arcade.free_grants': FreeGrantTable
  'arcade.transfers': TransferTable
  'arcade.nonces': NonceTable
}

export type ArcadeDb = Kysely<ArcadeTables>
export type ArcadeTrx = Transaction<ArcadeTables>
export type RoundRow = Selectable<RoundTable>
export type FreeGrantRow = Selectable<FreeGrantTable>
export type SharedRoundRow = Selectable<SharedRoundTable>
export type SharedTableRow = Selectable<SharedTableTable>
export type HashChainRow = Selectable<HashChainTable>
export type RoundStepRow = Selectable<RoundStepTable>
export type PlayerSeedsRow = Selectable<PlayerSeedsTable>
export type SessionRow = Selectable<SessionTable>
/** Without what the player may still stake, which is read under a lock alone (`wallet/stake-allowance.ts`). */
export type PlayerRow = Omit<Selectable<PlayerTable>, keyof StakeAllowanceRow | 'stake_limits_revision'>
export type StakeAllowanceRow = Pick<Selectable<PlayerTable>, 'stake_left' | 'stake_left_since'>
export type TransferRow = Selectable<TransferTable>
