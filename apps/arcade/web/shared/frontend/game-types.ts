import type { Round } from '../../../src/game-api/schema.ts'

/** One step of what a round shows. Each game has a union of its own, told apart by `type`. */
export interface ShowEvent {
  readonly type: string
}

/** The types of one game. A game declares one interface that extends it: `interface CoinTossTypes extends GameTypes { … }`. */
export interface GameTypes {
  /** The fields of the game's rounds: `schemas.view` of its module. */
  readonly view: object
  /** What opens a round and what a player does in it: `schemas.bet` and `schemas.action`. */
  readonly bet: unknown
  readonly action: unknown
  readonly event: ShowEvent
  /** What the stage shows, as plain data. */
  readonly scene: object
  /** What the player has chosen for the next round: stake, chips on the table. */
  readonly draft: object
  /** The game's own sounds beside those of every game. */
  readonly sounds: object
  /** Components of the stage that events drive directly: reels, a wheel, a canvas. */
  readonly parts: object
}

/** A round as the arcade answers it, with the fields of its game. */
export type RoundOf<T extends GameTypes> = Round & T['view']
