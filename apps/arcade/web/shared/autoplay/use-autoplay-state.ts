import { useState } from 'react'
import { type Autoplay, type AutoplayEnd, type AutoplayedRound, continueAutoplay } from './autoplay.ts'

interface AutoplayState {
  readonly autoplay: Autoplay | null
  /** Why the latest ended early; null once something else was begun. */
  readonly autoplayEnd: AutoplayEnd | null
}

const OFF: AutoplayState = { autoplay: null, autoplayEnd: null }

/** Whether automatic play runs, and why it ended. What comes after its end, as after the player's own stop, changes nothing. */
export function useAutoplayState(isAllowed: boolean) {
  const [state, setState] = useState(OFF)
  const whileOn = (next: (auto: Autoplay) => AutoplayState) =>
    setState((before) => (before.autoplay === null ? before : next(before.autoplay)))
  return {
    ...state,
    setAutoplay: (change: (before: Autoplay | null) => Autoplay | null) =>
      setState(({ autoplay }) => (isAllowed ? { ...OFF, autoplay: change(autoplay) } : OFF)),
    endAutoplay(autoplayEnd: AutoplayEnd): null {
      whileOn(() => ({ ...OFF, autoplayEnd }))
      return null
    },
    advanceAutoplay: (round: AutoplayedRound | null) =>
      whileOn((auto) => {
        const next = round === null ? 'refused' : continueAutoplay(auto, round)
        return typeof next === 'string' ? { ...OFF, autoplayEnd: next } : { ...OFF, autoplay: next }
      }),
    forgetAutoplayEnd: () => setState((before) => (before.autoplayEnd === null ? before : OFF)),
  }
}
