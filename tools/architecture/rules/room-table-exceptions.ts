/**
 * Where set-based SQL on the money path may touch another room's tables: its owner, and the foreign tables, no more and no
 * fewer. Everything else asks the owner's door, or a hook.
 */
export interface TableException {
  /** A file of the owner, or a function in the migrations. */
  readonly place: string
  readonly owner: string
  readonly tables: readonly string[]
  readonly why: string
}

export const tableExceptions: readonly TableException[] = [
  {
    place: 'settle_transfers',
    owner: 'games',
    tables: ['platform_balances'],
    why: 'ends transfers, posts them and remembers the platforms’ balances in one statement',
  },
  {
    place: 'apps/server/src/rooms/rewards/rebate/rebate-calculation.ts',
    owner: 'rewards',
    tables: ['bets', 'games', 'platforms', 'players'],
    why: 'prices a day’s bets of every player in the statement that posts the rebates',
  },
]
