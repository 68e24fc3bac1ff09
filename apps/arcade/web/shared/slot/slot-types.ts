import type { Autoplay } from '../autoplay/autoplay.ts'
import type { DraftChange } from '../rounds/game-controller.ts'

/** What a slot's player chooses: the stake, a wire amount. */
export interface SlotDraft {
  readonly bet: string
}

/** The part of a slot's controller that its controls need. */
export interface SlotGame {
  readonly draft: SlotDraft
  readonly isBusy: boolean
  readonly isTurbo: boolean
  readonly autoplay: Autoplay | null
  setAutoplay(change: (before: Autoplay | null) => Autoplay | null): void
  setTurbo(isTurbo: boolean): void
  setDraft(change: DraftChange<SlotDraft>): void
}

/** The words of a slot's controls. */
export interface SlotLabels {
  readonly bet: string
  readonly betLess: string
  readonly betMore: string
  readonly chooseBet: string
  readonly spin: string
  readonly stop: string
  readonly turbo: string
  readonly autoStop: string
}
