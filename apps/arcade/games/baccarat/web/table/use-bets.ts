import { useMemo } from 'react'
import { type ChipActions, useChips } from '../../../../web/shared/chips/use-chips.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { SIZE_HANDS, SIZE_SPOTS, TABLE_SPOTS } from '../../limits.ts'
import type { BaccaratSpot } from '../../rules.ts'
import { shoePlace } from '../../shoe.ts'
import type { Chip } from '../../valid-bet.ts'
import { type BaccaratSounds, createBaccaratSounds } from '../baccarat-sounds.ts'
import type { BaccaratController, ShownRound } from '../baccarat-types.ts'
import { splitByTable, withUnplaced } from './change-table.ts'
import { chipLimitsBeside, findSpot } from './chip-limits.ts'
import { confirmedChips, playerBet } from './player-bet.ts'

/** What the player does with chips before the hand is dealt. */
export interface Bets extends ChipActions {
  readonly own: ShownRound | null
  /** The chips that are bet already. */
  readonly confirmed: readonly Chip[]
  readonly isOpen: boolean
  /** The laid out chips that this hand takes: none on 大 and 小 late in a shoe. */
  readonly taken: readonly Chip[]
  /** Whether a spot takes chips in this hand. */
  takes(spot: BaccaratSpot): boolean
}

export function useBaccaratSounds(): BaccaratSounds {
  const { engine } = useGameKit()
  return useMemo(() => createBaccaratSounds(engine.play), [engine])
}

export function useBets(game: BaccaratController, view: TableView): Bets {
  const sounds = useBaccaratSounds()
  const { draft, setDraft } = game
  const own = playerBet(view, draft.table)
  const confirmed = confirmedChips(own)
  const isOpen = view.isConnected && view.round?.phase === 'betting' && !game.isReplay
  const isSizeOver = view.round !== null && shoePlace(view.round.number).hand > SIZE_HANDS
  const actions = useChips({
    layout: draft,
    setLayout: setDraft,
    limitsOf: () => chipLimitsBeside(confirmed),
    isOpen,
    hasBet: confirmed.length > 0,
    sounds,
  })
  const takes = (spot: BaccaratSpot) =>
    TABLE_SPOTS[draft.table].includes(spot) && !(isSizeOver && SIZE_SPOTS.includes(spot))
  const last = splitByTable(draft.last, draft.table)
  return {
    ...actions,
    canRepeat: actions.canRepeat && last.known.length > 0,
    repeat() {
      if (!actions.canRepeat || !isOpen || last.known.length === 0) return
      actions.take(last.known)
      setDraft((before) => withUnplaced(before, last.unknown))
    },
    own,
    confirmed,
    isOpen,
    taken: draft.chips.flatMap(({ spot: id, stake }) => {
      const spot = findSpot(id)
      return spot !== undefined && takes(spot) ? [{ spot, stake }] : []
    }),
    takes,
  }
}
