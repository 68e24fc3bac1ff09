import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { PlatformKey } from '../catalogue/platforms.ts'
import type { ArcadeDb, ArcadeTrx, PlayerRow } from '../db/schema.ts'
import { type GameWalletOwner, gameWalletOf } from './game-wallet.ts'

/** A movement of one of many players; amounts are minor units above zero. */
export interface PlayerMovement {
  readonly key: string
  readonly owner: GameWalletOwner
  readonly platform: PlatformKey
  readonly amount: bigint
}

/** Takes stakes of many players in the caller's transaction. Returns for each the new balance, or null when it was insufficient; one does not fail the others. */
export async function debitMany(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  moves: readonly PlayerMovement[],
): Promise<readonly (bigint | null)[]> {
  const at = ctx.clock.now()
  const real = moves.filter(isReal)
  const posted = await ctx.wallets.moveAll(
    trx,
    real.map((move) => ({ ...move, kind: 'bet', amount: -move.amount, at })),
  )
  const balances = new Map(real.map((move, index) => [move, posted[index] ?? null]))
  // One after another: two stakes of one trial player may not be covered together.
  for (const move of moves.filter((one) => !isReal(one))) {
    balances.set(move, await gameWalletOf(ctx, move.owner, move.platform).debit(trx, move.key, move.amount))
  }
  return moves.map((move) => balances.get(move) ?? null)
}

/** Pays many players in the caller's transaction. Returns for each the new balance. */
export async function creditMany(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  moves: readonly (PlayerMovement & { readonly kind: 'win' | 'refund' })[],
): Promise<readonly bigint[]> {
  const at = ctx.clock.now()
  const real = moves.filter(isReal)
  const posted = await ctx.wallets.moveAll(
    trx,
    real.map((move) => ({ ...move, at })),
  )
  const paid = new Map(real.map((move, index) => [move, posted[index] ?? null]))
  const demo = await creditDemoBalances(
    trx,
    moves.filter((move) => !isReal(move)),
  )
  return moves.map((move) => {
    const balance = isReal(move) ? paid.get(move) : demo.get(move.owner.player_id)
    if (balance === undefined || balance === null) throw new Error('a payout was refused')
    return balance
  })
}

async function creditDemoBalances(
  trx: ArcadeTrx,
  moves: readonly PlayerMovement[],
): Promise<ReadonlyMap<bigint, bigint | null>> {
  if (moves.length === 0) return new Map()
  const given = moves.map(({ owner, amount }) => ({ player_id: `${owner.player_id}`, amount: `${amount}` }))
  const { rows } = await sql<Pick<PlayerRow, 'player_id' | 'demo_balance'>>`
    update arcade.players p set demo_balance = p.demo_balance + v.amount
      from (select player_id, sum(amount)::bigint as amount
        from json_to_recordset(${JSON.stringify(given)}::json) as d(player_id bigint, amount bigint)
        group by player_id) v
      where p.player_id = v.player_id
      returning p.player_id, p.demo_balance`.execute(trx)
  return new Map(rows.map(({ player_id, demo_balance }) => [player_id, demo_balance]))
}

/** Reads the balances of many players on a platform, by player. */
export async function readBalances(
  ctx: ArcadeContext,
  db: ArcadeDb,
  platform: PlatformKey,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  if (playerIds.length === 0) return new Map()
  const trial = await db
    .selectFrom('arcade.players')
    .select(['player_id', 'demo_balance'])
    .where('player_id', 'in', playerIds)
    .where('demo_balance', 'is not', null)
    .execute()
  const real = await ctx.wallets.balances(db, platform, playerIds)
  return new Map([...real, ...trial.map((row) => [row.player_id, row.demo_balance ?? 0n] as const)])
}

const isReal = ({ owner }: PlayerMovement): boolean => owner.demo_balance === null
