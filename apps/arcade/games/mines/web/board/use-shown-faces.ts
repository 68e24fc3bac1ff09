import { useEffect, useState } from 'react'
import type { TileFace } from './tile-face.ts'

/** How many tiles turn in a frame: a row. */
const A_FRAME = 5

/**
 * The faces that the tiles show. What the player opened is shown at once; what turns by itself, at the end of a round and at the start
 * of the next, follows row by row, as a frame has no time to turn all.
 */
export function useShownFaces(faces: readonly TileFace[]): readonly TileFace[] {
  const [turned, setTurned] = useState(faces)
  const isBehind = faces.some((face, tile) => turned[tile] !== face)
  useEffect(() => {
    if (!isBehind) return
    const frame = requestAnimationFrame(() => setTurned(turnSome(turned, faces)))
    return () => cancelAnimationFrame(frame)
  })
  return faces.map((face, tile) => (face === 'gem' || face === 'hit' ? face : (turned[tile] ?? face)))
}

/** Turns the first tiles that are behind. */
export function turnSome(turned: readonly TileFace[], faces: readonly TileFace[]): readonly TileFace[] {
  let left = A_FRAME
  return faces.map((face, tile) => {
    const before = turned[tile] ?? face
    if (before === face || left === 0) return before
    left -= 1
    return face
  })
}
