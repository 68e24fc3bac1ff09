import { sql } from 'kysely'
import type { ArcadeDb, PlayerRow, TransferRow } from '../../db/schema.ts'
import type { TransferOrder } from './transfer-order.ts'

/** The state that decides an order. */
export interface OrderState {
  readonly player: Pick<PlayerRow, 'player_id' | 'status' | 'is_test'> | null
  /** The transfer that used the reference before. */
  readonly earlier: TransferRow | null
  readonly isInMaintenance: boolean
  /** The wallet's balance in minor units; null for an unopened wallet. */
  readonly balance: bigint | null
}

interface Row extends TransferRow {
  readonly player: bigint | null
  readonly player_status: PlayerRow['status']
  readonly player_is_test: boolean
  readonly is_used: boolean
  readonly is_maintained: boolean
  readonly wallet_balance: bigint | null
}

/** Reads the state of each order in one statement, in the order given. */
export async function readOrderStates(db: ArcadeDb, orders: readonly TransferOrder[]): Promise<OrderState[]> {
  // With arrays the planner knows that the rows are few and uses the indexes.
  const { rows } = await sql<Row>`
    select p.player_id as player, p.status as player_status, p.is_test as player_is_test, t.reference is not null as is_used, t.*,
        exists (select from arcade.platforms m where m.platform = o.platform and m.status = 'MAINTENANCE')
          as is_maintained,
        arcade_ledger.available('wallet/' || o.platform || '/' || p.player_id) as wallet_balance
      from unnest(${orders.map(({ reference }) => reference)}::text[], ${orders.map(({ player }) => player)}::text[],
          ${orders.map(({ platform }) => platform)}::text[]) with ordinality as o(reference, player, platform, n)
      left join arcade.players p on p.name = o.player
      left join arcade.transfers t on t.reference = o.reference
      order by o.n`.execute(db)
  return rows.map((row) => ({
    player:
      row.player === null
        ? null
        : { player_id: row.player, status: row.player_status, is_test: row.player_is_test },
    earlier: row.is_used ? row : null,
    isInMaintenance: row.is_maintained,
    balance: row.wallet_balance,
  }))
}
