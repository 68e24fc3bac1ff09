import type { Minor } from '@gamehall/money'
import type { AppContext } from '../../platform/context/app-context.ts'
import { defineHook } from '../../platform/context/hooks.ts'
import type { Trx } from '../../platform/database/database.ts'

/** What free rounds came to. */
export interface FreeRoundsWin {
  readonly playerId: bigint
  readonly grantId: string
  /** TWD cents, above zero. */
  readonly amountMinor: Minor
  /** Turnover requirement, in percent of the amount. */
  readonly turnoverPercent: number
  /** Why the player had the rounds, by language. */
  readonly title: Readonly<Record<string, string>>
}

/** After the commit, once for the changes of about a second: the bets of these players changed. May be repeated. */
export const betsChangedHook = defineHook<{
  changed(ctx: AppContext, playerIds: readonly bigint[]): Promise<void>
}>('games/bets-changed')

/** Credits what free rounds came to as a bonus, in the transaction that records it as credited. */
export const freeRoundsWonHook = defineHook<{
  credit(ctx: AppContext, trx: Trx, win: FreeRoundsWin): Promise<void>
}>('games/free-rounds-won')
