import type { PictureTile, RoundPicture } from '../../src/pictures/round-picture.ts'
import { formatTenths, slotOfPath } from './rules.ts'
import type { PlinkoView } from './schemas.ts'

/** More slots than this are split into two rows of equal length. */
const MOST_PER_ROW = 9

/** The slots from left to right with their multipliers, and the number of balls in each. */
export function plinkoPicture({ rows, paths, multipliers }: PlinkoView): RoundPicture {
  const balls = multipliers.map((_, slot) => paths.filter((path) => slotOfPath(path, rows) === slot).length)
  const slots = multipliers.map((tenths, slot): PictureTile => {
    const count = balls[slot] ?? 0
    return {
      label: formatTenths(tenths),
      tone: count === 0 ? 'plain' : tenths > 10 ? 'gold' : 'blue',
      isLit: count > 0,
    }
  })
  const counts = balls.map((count): PictureTile => ({ label: count === 0 ? '' : `${count}`, tone: 'dark' }))
  const perRow = Math.ceil(slots.length / Math.ceil(slots.length / MOST_PER_ROW))
  const starts = Array.from({ length: Math.ceil(slots.length / perRow) }, (_, at) => at * perRow)
  return {
    shape: 'tile',
    rows: starts.flatMap((start) =>
      [slots, counts].map((tiles) => ({ tiles: tiles.slice(start, start + perRow) })),
    ),
  }
}
