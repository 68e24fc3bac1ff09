import { useLayoutEffect, useReducer, useRef } from 'react'
import type { TileLook } from './tile-face.ts'

/** How many tiles turn in a frame. */
const A_FRAME = 3
/** How long the tile that ended the round is seen before what was not opened is shown. */
const REVEAL_AFTER_MS = 320

/**
 * The looks that the tiles show. What the player opened is shown at once; what turns by itself, at the end of a round and at the start
 * of the next, follows as a wave that begins at the tile `from`, as a frame has no time to turn all.
 */
export function useShownLooks(looks: readonly TileLook[], from: number): readonly TileLook[] {
  const turned = useRef(looks)
  const behindSince = useRef<number | null>(null)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const shown = looks.map((look, tile) =>
    look === 'gem' || look === 'hit' ? look : (turned.current[tile] ?? look),
  )
  const isBehind = shown.some((look, tile) => look !== looks[tile])
  const waitMs = looks.some((look) => look.startsWith('unseen')) ? REVEAL_AFTER_MS : 0
  // With the commit: an effect that came after the next frame would undo what that frame has turned, again and again.
  useLayoutEffect(() => {
    turned.current = shown
    if (!isBehind) {
      behindSince.current = null
      return
    }
    behindSince.current ??= performance.now()
    let frame = 0
    const turn = () => {
      frame = requestAnimationFrame(() => {
        turned.current = turnSome(shown, looks, from)
        render()
      })
    }
    const leftMs = behindSince.current + waitMs - performance.now()
    const timer = leftMs > 0 ? setTimeout(turn, leftMs) : undefined
    if (timer === undefined) turn()
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  })
  return shown
}

/** Turns the tiles that are behind and nearest to `from`. */
export function turnSome(
  turned: readonly TileLook[],
  looks: readonly TileLook[],
  from: number,
): readonly TileLook[] {
  const turning = looks
    .map((_, tile) => tile)
    .filter((tile) => turned[tile] !== looks[tile])
    .toSorted((a, b) => distance(from, a) - distance(from, b))
    .slice(0, A_FRAME)
  return looks.map((look, tile) => (turning.includes(tile) ? look : (turned[tile] ?? look)))
}

const distance = (a: number, b: number) =>
  Math.hypot((a % 5) - (b % 5), Math.floor(a / 5) - Math.floor(b / 5))
