import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { PlatformKey } from '../catalogue/platforms.ts'
import type { ArcadeDb, ArcadeTrx } from '../db/schema.ts'
import { type GameWalletOwner, gameWalletOf } from './game-wallet.ts'

/** A movement of one of many players; amounts are minor units above zero. */
export interface PlayerMovement {
  readonly key: string
  readonly owner: GameWalletOwner
  readonly platform: PlatformKey
  readonly amount: bigint
}

/** Takes stakes of many players in the caller's transaction. Returns for each whether the balance covered it; one does not fail the others. */
export async function debitMany(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  moves: readonly PlayerMovement[],
): Promise<readonly boolean[]> {
  const at = ctx.clock.now()
  const real = moves.filter(isReal)
  const posted = await ctx.wallets.moveAll(
    trx,
    real.map((move) => ({ ...move, kind: 'bet', amount: -move.amount, at })),
  )
  const isPaid = new Map(real.map((move, index) => [move, posted[index] ?? false]))
  // One after another: two stakes of one trial player may not be covered together.
  for (const move of moves.filter((one) => !isReal(one))) {
    isPaid.set(move, await gameWalletOf(ctx, move.owner, move.platform).debit(trx, move.key, move.amount))
  }
  return moves.map((move) => isPaid.get(move) ?? false)
}

/** Pays many players in the caller's transaction. */
export async function creditMany(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  moves: readonly (PlayerMovement & { readonly kind: 'win' | 'refund' })[],
): Promise<void> {
  const at = ctx.clock.now()
  const posted = await ctx.wallets.moveAll(
    trx,
    moves.filter(isReal).map((move) => ({ ...move, at })),
  )
  if (posted.includes(false)) throw new Error('a payout was refused')
  const trial = moves.filter((move) => !isReal(move))
  if (trial.length === 0) return
  const rows = trial.map(({ owner, amount }) => ({ player_id: `${owner.player_id}`, amount: `${amount}` }))
  await sql`
    update arcade.players p set demo_balance = p.demo_balance + v.amount
      from (select player_id, sum(amount)::bigint as amount
        from json_to_recordset(${JSON.stringify(rows)}::json) as d(player_id bigint, amount bigint)
        group by player_id) v
      where p.player_id = v.player_id`.execute(trx)
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
