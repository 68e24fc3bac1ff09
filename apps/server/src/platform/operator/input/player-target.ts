import type { AppContext } from '../../context/app-context.ts'
import { defineHook } from '../../context/hooks.ts'
import type { Trx } from '../../database/database.ts'

export const formatPlayerSubject = (input: { readonly player_id: bigint }): string =>
  `player ${input.player_id}`

/** Whether there is such a player. */
export const playerExistsHook =
  defineHook<(trx: Trx, playerId: bigint) => Promise<boolean>>('operator/player-exists')

/** Whether an action's player exists; actions refuse 404 otherwise. */
export const playerExists = (ctx: AppContext, trx: Trx, playerId: bigint): Promise<boolean> =>
  playerExistsHook.of(ctx)(trx, playerId)
