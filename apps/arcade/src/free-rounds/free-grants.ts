import type { ArcadeDb, ArcadeTrx, FreeGrantRow } from '../db/schema.ts'
import type { FreeRounds } from '../game-api/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import { formatAmount } from '../wallet/amount.ts'

/** The player's grants in a game that can still be played, the one that expires first first. */
export async function listFreeRounds(
  db: ArcadeDb,
  { playerId, game, now }: { readonly playerId: bigint; readonly game: GameModule; readonly now: Date },
): Promise<FreeRounds[]> {
  if (game.freeRounds === undefined) return []
  const grants = await db
    .selectFrom('arcade.free_grants')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('game', '=', game.id)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'rounds')
    .orderBy('expires_at')
    .orderBy('reference')
    .execute()
  return grants.map(freeRoundsView)
}

/** The grant of a free round as its player sees it, played up or not. */
export async function findFreeRounds(db: ArcadeDb, reference: string): Promise<FreeRounds> {
  const grant = await db
    .selectFrom('arcade.free_grants')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return freeRoundsView(grant)
}

const freeRoundsView = (grant: FreeGrantRow): FreeRounds => ({
  reference: grant.reference,
  rounds: grant.rounds,
  left: grant.cancelled_at === null ? grant.rounds - grant.used : 0,
  stake: formatAmount(grant.stake),
  bet: grant.wager,
  won: formatAmount(grant.won),
  expires_at: grant.expires_at.toISOString(),
})

interface GrantOfPlayer {
  readonly reference: string
  readonly playerId: bigint
  readonly game: GameModule
  readonly now: Date
}

/** The player's grant in the game, while it has not expired, was not cancelled and has rounds left. */
export function findPlayableGrant(
  db: ArcadeDb,
  { reference, playerId, game, now }: GrantOfPlayer,
): Promise<FreeGrantRow | undefined> {
  return db
    .selectFrom('arcade.free_grants')
    .selectAll()
    .where('reference', '=', reference)
    .where('player_id', '=', playerId)
    .where('game', '=', game.id)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'rounds')
    .executeTakeFirst()
}

/** Takes one round from a grant, one caller at a time. False when there is none (any more): see `findPlayableGrant`. */
export async function takeFreeRound(
  trx: ArcadeTrx,
  { reference, playerId, game, now }: GrantOfPlayer,
): Promise<boolean> {
  const taken = await trx
    .updateTable('arcade.free_grants')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('reference', '=', reference)
    .where('player_id', '=', playerId)
    .where('game', '=', game.id)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'rounds')
    .returning('reference')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives the round back that a grant was taken for: it was not opened after all. */
export async function returnFreeRound(trx: ArcadeTrx, reference: string): Promise<void> {
  await trx
    .updateTable('arcade.free_grants')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('reference', '=', reference)
    .execute()
}

/** Adds the win of a finished free round. */
export async function addFreeWin(trx: ArcadeTrx, reference: string, win: bigint): Promise<void> {
  if (win === 0n) return
  await trx
    .updateTable('arcade.free_grants')
    .set((row) => ({ won: row('won', '+', win) }))
    .where('reference', '=', reference)
    .execute()
}
