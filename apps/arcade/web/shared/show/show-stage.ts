import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { GameTypes, ShowEvent } from '../frontend/game-types.ts'
import type { Haptics } from '../haptics/haptics.ts'
import type { Sounds } from '../sound/sounds.ts'

/** The stage on which a round's events are played. */
export interface ShowStage<T extends GameTypes> {
  readonly language: Language
  /** The sounds of every game and the game's own. */
  readonly sounds: Sounds & T['sounds']
  /** The parts that are mounted now; see `GameController.partRef`. */
  readonly parts: Partial<T['parts']>
  scene(): T['scene']
  show(change: Partial<T['scene']>): void
  /** Waits; a skip by the player ends it early. */
  wait(ms: number): Promise<void>
  /** Whether the player skipped or plays turbo. */
  isFast(): boolean
  /** Whether events only apply their final state, without motion, as when a replay goes back. */
  isInstant?(): boolean
  /** Whether a past round is shown again: nothing is at stake. */
  isReplay(): boolean
  /** Forgets an earlier skip: at the start of the next part that the player may want to see. */
  resetSkip(): void
  readonly haptics: Haptics
  /**
   * Celebrates what the round has paid, in minor units, by its size: not at all up to the stake, by a sound above it, by a big
   * moment from ten times. Resolves when it is over; undefined when it is at once.
   */
  celebrate(paidMinor: bigint, stakeMinor: bigint): Promise<void> | undefined
  /** Announces a message to screen readers. */
  announce(message: string): void
}

/** The event of a type, from a union or from one shape with several types. */
type EventOf<Event extends ShowEvent, Type extends string> = Event extends unknown
  ? Type extends Event['type']
    ? Event & { readonly type: Type }
    : never
  : never

type ShowHandler<Event, Stage> = {
  handle(event: Event, stage: Stage): void | Promise<void>
}['handle']

/** How the stage plays each type of event. The next event starts when the handler's promise has resolved. */
export type ShowHandlers<T extends GameTypes> = {
  readonly [K in T['event']['type']]: ShowHandler<EventOf<T['event'], K>, ShowStage<T>>
}
