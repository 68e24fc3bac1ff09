/** What the times of a film's frames must keep to, in ms. */
export interface FilmLimits {
  /** From the first frame to the last: at least, and at most. */
  readonly leastMs: number
  readonly mostMs: number
  /** From one frame to the next: at least, and at most. */
  readonly leastGapMs: number
  readonly mostGapMs: number
  /** How long the screen shows each colour, and from when on a frame counts as lit by it. */
  readonly colorMs: number
  readonly settledMs: number
  /** How many of the colours shown in turn must be seen. */
  readonly leastColors: number
}

/** Why times are not those of a film that was taken at once, under the colours as they were drawn. */
export type FilmFault =
  | 'not_growing'
  | 'short'
  | 'long'
  | 'bunched'
  | 'gap'
  | 'few_colors'
  | 'skipped_color'
  | 'unlit'

/**
 * Checks when the frames of a film were taken, in whole ms since the screen showed its first colour. Null when the film goes on
 * without a gap and shows each colour of its time, in every frame: who chooses frames of another film can leave out nothing that does not
 * fit.
 */
export function findFilmFault(times: readonly number[], limits: FilmLimits): FilmFault | null {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const [first = 0] = times
  const last = times.at(-1) ?? 0
  if (gaps.some((gap) => gap <= 0)) return 'not_growing'
  if (last - first < limits.leastMs) return 'short'
  if (last - first > limits.mostMs) return 'long'
  if (gaps.some((gap) => gap < limits.leastGapMs)) return 'bunched'
  if (gaps.some((gap) => gap > limits.mostGapMs)) return 'gap'
  if (!times.every((time) => isLitAt(time, limits))) return 'unlit'
  const seen = new Set(times.map((time) => turnAt(time, limits)))
  if (seen.size < limits.leastColors) return 'few_colors'
  return wholeTurns(first, last, limits).every((turn) => seen.has(turn)) ? null : 'skipped_color'
}

/** Whether the screen has shown its colour for long enough to be seen on a face. */
export const isLitAt = (atMs: number, { colorMs, settledMs }: FilmLimits): boolean =>
  atMs % colorMs >= settledMs

/** How long it takes until a frame counts as lit, in ms: 0 when it does. */
export const untilLit = (atMs: number, limits: FilmLimits): number =>
  isLitAt(atMs, limits) ? 0 : limits.settledMs - (atMs % limits.colorMs)

/** The how manieth colour is shown, from 0. */
export const turnAt = (atMs: number, { colorMs }: FilmLimits): number => Math.floor(atMs / colorMs)

/** Colours that are seen from when on they count until they change, between two moments. */
function wholeTurns(from: number, to: number, limits: FilmLimits): number[] {
  const first = turnAt(from, limits)
  return Array.from({ length: turnAt(to, limits) - first + 1 }, (_, index) => first + index).filter(
    (turn) => turn * limits.colorMs + limits.settledMs >= from && (turn + 1) * limits.colorMs <= to,
  )
}
