import { useEffect, useReducer, useRef } from 'react'
import type { TileLook } from './tile-face.ts'

/** How many tiles turn in a frame: a row. */
const A_FRAME = 5

/**
 * The looks that the tiles show. What the player opened is shown at once; what turns by itself, at the end of a round and at the start
 * of the next, follows row by row, as a frame has no time to turn all.
 */
export function useShownLooks(looks: readonly TileLook[]): readonly TileLook[] {
  const turned = useRef(looks)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const shown = looks.map((look, tile) =>
    look === 'gem' || look === 'hit' ? look : (turned.current[tile] ?? look),
  )
  const isBehind = shown.some((look, tile) => look !== looks[tile])
  useEffect(() => {
    turned.current = shown
    if (!isBehind) return
    const frame = requestAnimationFrame(() => {
      turned.current = turnSome(shown, looks)
      render()
    })
    return () => cancelAnimationFrame(frame)
  })
  return shown
}

/** Turns the first tiles that are behind. */
export function turnSome(turned: readonly TileLook[], looks: readonly TileLook[]): readonly TileLook[] {
  let left = A_FRAME
  return looks.map((look, tile) => {
    const before = turned[tile] ?? look
    if (before === look || left === 0) return before
    left -= 1
    return look
  })
}
