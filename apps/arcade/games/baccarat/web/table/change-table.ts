import type { ChipStake } from '../../../../web/shared/chips/chip-layout.ts'
import { TABLE_SPOTS } from '../../limits.ts'
import type { BaccaratTable } from '../../rules.ts'
import type { BaccaratDraft } from '../baccarat-types.ts'

/** The chips on spots that a table has, and those on spots that it has not. */
export function splitByTable(chips: readonly ChipStake[], table: BaccaratTable) {
  const isKnown = ({ spot }: ChipStake) => TABLE_SPOTS[table].some((known) => known === spot)
  return { known: chips.filter(isKnown), unknown: chips.filter((chip) => !isKnown(chip)) }
}

const NONE = { known: [], unknown: [] } as const

/** Goes to another table with the chips that it takes, also those that undo restores. The player is told of the others. */
export function changeTable(draft: BaccaratDraft, table: BaccaratTable): BaccaratDraft {
  const known = (chips: readonly ChipStake[]) => splitByTable(chips, table).known
  const steps = [...draft.before, draft.chips].map(known)
  // A step that changed nothing but chips left behind is no step here.
  const kept = steps.filter((step, index) => index === 0 || !isSame(step, steps[index - 1] ?? []))
  // Chips that the last change left behind come back with their table, as long as nothing else was done with the rest.
  const waiting = draft.unplaced?.beside === draft.chips ? splitByTable(draft.unplaced.chips, table) : NONE
  const last = kept.at(-1) ?? []
  const chips = waiting.known.length === 0 ? last : [...last, ...waiting.known]
  return withUnplaced(
    { ...draft, table, chips, before: chips === last ? kept.slice(0, -1) : kept, fault: null },
    [...waiting.unknown, ...splitByTable(draft.chips, table).unknown],
  )
}

/** Notes chips that the table has no spot for, until the chips on it change. */
export const withUnplaced = (draft: BaccaratDraft, unplaced: readonly ChipStake[]): BaccaratDraft => ({
  ...draft,
  unplaced: unplaced.length === 0 ? null : { chips: unplaced, beside: draft.chips },
})

const isSame = (one: readonly ChipStake[], other: readonly ChipStake[]) =>
  one.length === other.length &&
  one.every(({ spot, stake }, index) => spot === other[index]?.spot && stake === other[index]?.stake)
