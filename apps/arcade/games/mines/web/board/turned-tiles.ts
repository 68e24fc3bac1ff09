import type { TileLook } from './tile-face.ts'

/** How long the tile that ended the round is seen before what was not opened is shown. */
const REVEAL_AFTER_MS = 320
/** How many tiles turn at once, and how long after those before. */
const AT_ONCE = 3
const WAVE_MS = 1_000 / 60

/**
 * The looks of the board a time after they were told. What the player opened is shown at once; what turns by itself, at the end of a round
 * and at the start of the next, follows as a wave that begins at the tile `from`.
 */
export function turnedTiles(
  before: readonly TileLook[],
  looks: readonly TileLook[],
  from: number,
  ms: number,
): readonly TileLook[] {
  const waitMs = looks.some((look) => look.startsWith('unseen')) ? REVEAL_AFTER_MS : 0
  const count = ms < waitMs ? 0 : AT_ONCE * (1 + Math.floor((ms - waitMs) / WAVE_MS))
  const turning = [...looks.keys()]
    .filter((tile) => !isOpened(looks[tile]) && before[tile] !== looks[tile])
    .toSorted((a, b) => distance(from, a) - distance(from, b))
    .slice(0, count)
  return looks.map((look, tile) => (isOpened(look) || turning.includes(tile) ? look : (before[tile] ?? look)))
}

const isOpened = (look: TileLook | undefined) => look === 'gem' || look === 'hit'

const distance = (a: number, b: number) =>
  Math.hypot((a % 5) - (b % 5), Math.floor(a / 5) - Math.floor(b / 5))
