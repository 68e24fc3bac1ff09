import type { Autoplay, AutoplayEnd, AutoplayedRound } from '../autoplay/autoplay.ts'
import type { GameTypes, RoundOf } from '../frontend/game-types.ts'

/** Changes the player's choices; gets the current ones. */
export type DraftChange<Draft> = { change(before: Draft): Draft }['change']

/** A React ref of a part of the stage. */
export type PartRef<Part> = { ref(part: Part | null): void }['ref']

/** What the stage and the controls of a game are given: the round, the scene, the player's choices, and what they can do. */
export interface GameController<T extends GameTypes> {
  /** The latest round as the arcade answered it; ahead of the scene while `isBusy`. Null before the first. */
  readonly round: RoundOf<T> | null
  readonly scene: T['scene']
  readonly draft: T['draft']
  /** While a call runs or a round is shown. Only one runs at a time; what is started meanwhile is dropped. */
  readonly isBusy: boolean
  readonly isReplay: boolean
  /** While free rounds are what the player plays: `open` takes the next of them, and `draft` is their bet. */
  readonly isFree: boolean
  /** Whether the round was left open earlier and nothing was done with it yet. */
  readonly isResumed: boolean
  /** The action that waits for its answer. */
  readonly pendingAction: T['action'] | null
  readonly isTurbo: boolean
  setTurbo(isTurbo: boolean): void
  setDraft(change: DraftChange<T['draft']>): void
  /**
   * Opens a round and plays it. `stake` is what the bet costs, a wire amount; when the balance is below it, offers to add money
   * instead. Resolves when the stage is at rest; with null when no round was opened.
   */
  open(bet: T['bet'], stake: string): Promise<RoundOf<T> | null>
  /** Acts on the open round and plays what comes of it. `stake` is what the action costs, a wire amount. */
  act(action: T['action'], stake?: string): Promise<RoundOf<T> | null>
  /**
   * Celebrates what a bet in a shared round has paid, in minor units, as a round of the player is: not at all up to the stake. The
   * rounds that `open` and `act` play are celebrated by their handlers.
   */
  celebrate(paidMinor: bigint, stakeMinor: bigint): Promise<void> | undefined
  /** Shows a past round step by step, then the current scene again. Ends autoplay. */
  replay(round: RoundOf<T>): void
  /** Automatic play; `useAutoplay` runs it. */
  readonly autoplay: Autoplay | null
  /** Starts it by `startAutoplay(settings)`, stops it by null. */
  setAutoplay(change: (before: Autoplay | null) => Autoplay | null): void
  /** Why the latest automatic play ended early; null once the player has gone on. */
  readonly autoplayEnd: AutoplayEnd | null
  /** Counts a round for a running automatic play; null: none was opened. */
  advanceAutoplay(round: AutoplayedRound | null): void
  /** Ends the current wait and speeds up the rest, where the hall allows it. */
  skip(): void
  /** The ref of a part, the same at each render. */
  partRef<K extends keyof T['parts']>(name: K): PartRef<T['parts'][K]>
}
