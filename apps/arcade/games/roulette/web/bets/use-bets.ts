import { useMemo } from 'react'
import { findChipFault, startRound, totalOf } from '../../../../web/shared/chips/chip-layout.ts'
import { type ChipActions, useChips } from '../../../../web/shared/chips/use-chips.ts'
import { toWire } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { SoundEngine } from '../../../../web/shared/sound/sound-engine.ts'
import type { RouletteTableId } from '../../limits.ts'
import { createRouletteSounds, type RouletteSounds } from '../roulette-sounds.ts'
import type { RouletteController, RouletteDraft } from '../roulette-types.ts'
import { betOf } from './bet-of.ts'
import { chipLimitsOf } from './chip-limits.ts'

/** What a player does before a round. */
export interface Bets extends ChipActions {
  chooseTable(table: RouletteTableId): void
  change(next: Partial<RouletteDraft>): void
  /** Spins with the chips on the table, else with those of the last round. */
  spin(): void
}

/** The sounds of chips; the salon plays while they are laid. */
function createTableSounds({ play }: Pick<SoundEngine, 'play'>): Pick<RouletteSounds, 'chip' | 'lift'> {
  const { chip, lift, music } = createRouletteSounds(play)
  return {
    lift,
    chip() {
      chip()
      music('salon')
    },
  }
}

export function useBets(game: RouletteController): Bets {
  const { sounds, engine } = useGameKit()
  const own = useMemo(() => createTableSounds(engine), [engine])
  const { draft, setDraft } = game
  const change = (next: Partial<RouletteDraft>) => setDraft((before) => ({ ...before, ...next }))
  const actions = useChips({
    layout: draft,
    setLayout: setDraft,
    limitsOf: chipLimitsOf,
    isOpen: !game.isBusy,
    sounds: own,
  })
  return {
    ...actions,
    change,
    chooseTable(table) {
      sounds.click()
      setDraft((before) => {
        const fault = findChipFault(before.chips, chipLimitsOf({ table }))
        return fault === null ? { ...before, table, fault: null } : { ...before, fault }
      })
    },
    spin() {
      const wanted = draft.chips.length > 0 ? draft.chips : draft.last
      const fault = findChipFault(wanted, chipLimitsOf(draft))
      if (wanted.length === 0) return
      if (fault !== null) {
        change({ fault })
        return
      }
      void game.open(betOf(draft.table, wanted), toWire(totalOf(wanted))).then((round) => {
        if (round !== null) setDraft((before) => startRound(before, wanted))
      })
    },
  }
}
