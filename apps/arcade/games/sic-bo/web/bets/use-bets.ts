import { useMemo } from 'react'
import { type ChipActions, useChips } from '../../../../web/shared/chips/use-chips.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { createSicBoSounds } from '../sic-bo-sounds.ts'
import type { SicBoController } from '../sic-bo-types.ts'
import { chipLimitsWith } from './chip-limits.ts'
import { isBetting, placedChips } from './player-bet.ts'

/** Lays chips out for the round that takes bets, or for the next one. */
export function useBets(game: SicBoController, table: TableView): ChipActions {
  const { engine } = useGameKit()
  const sounds = useMemo(() => createSicBoSounds(engine.play), [engine])
  const placed = placedChips(table)
  return useChips({
    layout: game.draft,
    setLayout: (change) => game.setDraft((before) => ({ ...change(before), problem: '' })),
    limitsOf: () => chipLimitsWith(placed),
    isOpen: !game.isReplay && !game.draft.isSending,
    hasBet: isBetting(table) && placed.length > 0,
    sounds,
  })
}
