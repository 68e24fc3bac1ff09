import { useGameKit } from '../shell/game-kit.ts'
import {
  type ChipLayout,
  type ChipLimits,
  type ChipStake,
  clearChips,
  doubleChips,
  placeChips,
  repeatChips,
  type SpotChips,
  takeChips,
  undoChips,
} from './chip-layout.ts'

/** What a player does with chips before a round. Changes beyond a limit are refused with a fault. */
export interface ChipActions {
  place(added: readonly SpotChips[]): void
  /** Replaces the chips on the table. */
  take(chips: readonly ChipStake[]): void
  undo(): void
  clear(): void
  double(): void
  repeat(): void
  /** Whether there is an earlier round to repeat; while a bet is in play, the last chips are its own. */
  readonly canRepeat: boolean
}

interface UseChipsOptions<L extends ChipLayout> {
  readonly layout: L
  readonly setLayout: (change: (before: L) => L) => void
  readonly limitsOf: (layout: L) => ChipLimits
  /** Whether chips may be changed now. */
  readonly isOpen: boolean
  /** Whether a bet of the player is in play in the round that takes chips; absent where none can be added to. */
  readonly hasBet?: boolean
  /** The sounds of a chip put down and of one taken away. */
  readonly sounds: { chip(): void; lift(): void }
}

/** The actions on a layout of chips, with sound and touch. */
export function useChips<L extends ChipLayout>(options: UseChipsOptions<L>): ChipActions {
  const { layout, setLayout, limitsOf, isOpen, hasBet = false, sounds } = options
  const { sounds: shared, haptics } = useGameKit()
  const canRepeat = layout.last.length > 0 && !hasBet
  const apply = (change: (before: L) => L) => {
    if (!isOpen) return
    if (change(layout).fault === null) {
      sounds.chip()
      haptics.tap()
    } else shared.error()
    setLayout(change)
  }
  return {
    place: (added) => apply((before) => placeChips(before, added, limitsOf(before))),
    take: (chips) => apply((before) => takeChips(before, chips, limitsOf(before))),
    double: () => apply((before) => doubleChips(before, limitsOf(before))),
    repeat() {
      if (canRepeat) apply((before) => repeatChips(before, limitsOf(before)))
    },
    canRepeat,
    clear: () => apply(clearChips),
    undo() {
      sounds.lift()
      setLayout(undoChips)
    },
  }
}
