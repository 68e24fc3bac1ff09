import { useMemo } from 'react'
import { toWire } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { RouletteTableId } from '../../limits.ts'
import type { Chip } from '../../rules.ts'
import type { SpotChips } from '../../sectors.ts'
import { createRouletteSounds } from '../roulette-sounds.ts'
import type { RouletteController, RouletteDraft } from '../roulette-types.ts'
import { betOf } from './bet-of.ts'
import { doubleChips, type Placed, placeChips, stakeOf, withinLimits } from './chips.ts'

/** What a player does with chips before a round. Changes beyond a limit leave the chips as they are and say why. */
export interface Bets {
  place(added: readonly SpotChips[]): void
  /** Puts saved chips on the table instead of those that lie there. */
  take(chips: readonly Chip[]): void
  undo(): void
  clear(): void
  double(): void
  repeat(): void
  chooseTable(table: RouletteTableId): void
  change(next: Partial<RouletteDraft>): void
  /** Spins with the chips on the table, else with those of the last round. */
  spin(): void
}

export function useBets(game: RouletteController): Bets {
  const { sounds, haptics, engine } = useGameKit()
  const own = useMemo(() => createRouletteSounds(engine.play), [engine])
  const { draft, setDraft } = game
  const change = (next: Partial<RouletteDraft>) => setDraft((before) => ({ ...before, ...next }))
  const apply = (placed: (before: RouletteDraft) => Placed) => {
    if (game.isBusy) return
    if (placed(draft).ok) {
      own.chip()
      haptics.tap()
    } else sounds.error()
    setDraft((before) => {
      const result = placed(before)
      if (!result.ok) return { ...before, fault: result.fault }
      return { ...before, chips: result.chips, before: [...before.before, before.chips], fault: null }
    })
  }
  const restart = (chips: readonly Chip[]) => change({ chips: [], before: [], last: chips, fault: null })
  return {
    change,
    place: (added) => apply(({ chips, value, table }) => placeChips(chips, added, value, table)),
    take: (chips) => apply(({ table }) => withinLimits(chips, table)),
    double: () => apply(({ chips, table }) => doubleChips(chips, table)),
    repeat: () => apply(({ last, table }) => withinLimits(last, table)),
    clear: () => apply(() => ({ ok: true, chips: [] })),
    undo() {
      own.lift()
      setDraft((before) => ({
        ...before,
        chips: before.before.at(-1) ?? [],
        before: before.before.slice(0, -1),
        fault: null,
      }))
    },
    chooseTable(table) {
      sounds.click()
      setDraft((before) => {
        const taken = withinLimits(before.chips, table)
        return taken.ok ? { ...before, table, fault: null } : { ...before, fault: taken.fault }
      })
    },
    spin() {
      const wanted = draft.chips.length > 0 ? draft.chips : draft.last
      const allowed = withinLimits(wanted, draft.table)
      if (wanted.length === 0) return
      if (!allowed.ok) {
        change({ fault: allowed.fault })
        return
      }
      void game.open(betOf(draft.table, wanted), toWire(stakeOf(wanted))).then((round) => {
        if (round !== null) restart(wanted)
      })
    },
  }
}
