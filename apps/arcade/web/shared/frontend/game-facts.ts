/** The declared return of one way to play. */
export interface DeclaredReturn {
  /** Which: a board, a table, a kind of bet; null where a game has one return. */
  readonly mode: string | null
  readonly percent: string
  /** A bet beside the main ones, or the lowest return of all such bets. */
  readonly isSideBet?: true
}

/** What the limits of a session are limits of; the shared info page prints them, and a game's own page does not repeat them. */
export interface BetLimits {
  /** What one stake is for; null where the spots of a table differ, and the game's payouts list the limits of each. */
  readonly stakeOf: 'round' | 'bet' | 'ball' | 'spot' | null
  /** The most that all stakes of a round may be together, in minor units; absent where nothing but each stake is limited. */
  readonly roundMaxMinor?: bigint
  /** What the largest payout is of; absent where `biggestWin` states its amount. */
  readonly payoutOf?: 'round' | 'bet'
  /** The names of tables whose largest payouts differ, by their ids. */
  readonly tables?: Readonly<Record<string, string>>
}

/**
 * What the info page of every game states, in the page's language: no game compiles without. Figures are proved by the game's
 * own tests.
 */
export interface GameFacts {
  readonly returns: readonly [DeclaredReturn, ...DeclaredReturn[]]
  /** How often a round pays, as precisely as the player's choices allow. */
  readonly hitRate: string
  readonly volatility: string
  readonly biggestWin: string
  readonly biggestWinOdds: string
  readonly limits: BetLimits
  /** What happens to a round whose player leaves or loses the connection, and after a malfunction. */
  readonly lostConnection: readonly string[]
}
