/** The declared return of one way to play. */
export interface DeclaredReturn {
  /** Which: a board, a table, a kind of bet; null where a game has one return. */
  readonly mode: string | null
  readonly percent: string
  /** A bet beside the main ones, or the lowest return of all such bets. */
  readonly isSideBet?: true
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
  /** What happens to a round whose player leaves or loses the connection, and after a malfunction. */
  readonly lostConnection: readonly string[]
}
