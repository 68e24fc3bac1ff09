import { useState } from 'react'
import type { FreeRounds, OpenSessionResponse } from '../../../src/game-api/schema.ts'

/** The player's free rounds of the game, and whether they are what the player plays now. */
export interface FreeRoundsState {
  /** The grant that is played next, or whose end is shown; null where there is none. */
  readonly grant: FreeRounds | null
  readonly isOn: boolean
  /** Switches between them and the player's own money; to them, it ends a running autoplay. */
  setOn(isOn: boolean): void
  /** Applies the state of the grant after one of its rounds was played. */
  update(grant: FreeRounds): void
  /** Applies the grants of a reloaded session: one may have expired or been cancelled. */
  replace(grants: readonly FreeRounds[]): void
  /** The player dismissed the end: continues with the next grant, or with the player's own money. */
  finish(): void
}

/** Free rounds come first, until the player chooses otherwise. A round that was left open is finished before. */
export function useFreeRounds(
  { free_rounds, open_round }: OpenSessionResponse,
  stopAutoplay: () => void,
): FreeRoundsState {
  const [grants, setGrants] = useState<readonly FreeRounds[]>(free_rounds)
  const [isOn, setIsOn] = useState(free_rounds.length > 0 && open_round === null)
  const grant = grants[0] ?? null
  return {
    grant,
    isOn: isOn && grant !== null,
    setOn(next) {
      if (next) stopAutoplay()
      setIsOn(next)
    },
    update: (changed) =>
      setGrants((before) => before.map((each) => (each.reference === changed.reference ? changed : each))),
    replace: setGrants,
    finish: () => setGrants((before) => before.slice(1)),
  }
}
