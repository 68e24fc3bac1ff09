/**
 * BETTING → CLOSED (bets on their way are finished) → RUNNING → DRAWN (everybody may know the outcome; bets are settled) →
 * SETTLED. A run that nobody led any more: RUNNING → VOIDING → VOID.
 */
export type SharedPhase = 'BETTING' | 'CLOSED' | 'RUNNING' | 'DRAWN' | 'VOIDING' | 'SETTLED' | 'VOID'

/** In which a shared round's run has ended by itself, and everybody may see what came of it. */
export const ENDED_PHASES: readonly SharedPhase[] = ['DRAWN', 'SETTLED']

/** The state of a shared round at the moment at which the rules evaluate a bet. */
export interface SharedMoment {
  readonly phase: SharedPhase
  /** Milliseconds since the run began, by the server's clock on receipt; 0 before. After an interruption: until it. */
  readonly elapsedMs: number
  /** The outcome from the start of the run on, also while it is a secret of the server; null before. */
  readonly outcome: object | null
}
