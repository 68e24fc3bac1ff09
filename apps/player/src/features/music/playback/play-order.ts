/** §1: the four play modes. */
export const PLAY_MODES = ['list_loop', 'single_loop', 'sequential', 'random'] as const
export type PlayMode = (typeof PLAY_MODES)[number]

/** Returns the play mode that follows in the cycle. */
export function nextPlayMode(mode: PlayMode): PlayMode {
  return PLAY_MODES[(PLAY_MODES.indexOf(mode) + 1) % PLAY_MODES.length] ?? 'list_loop'
}

/** Returns the index to play after a track has ended; undefined when playback stops. */
export function nextIndexAfterEnd(
  mode: PlayMode,
  index: number,
  count: number,
  random: () => number,
): number | undefined {
  if (mode === 'single_loop') return index
  if (mode === 'sequential') return index + 1 < count ? index + 1 : undefined
  return adjacentIndex(mode, index, count, 1, random)
}

/** Returns the index of the next or previous track, wrapping around; in `random` mode any other track. */
export function adjacentIndex(
  mode: PlayMode,
  index: number,
  count: number,
  step: 1 | -1,
  random: () => number,
): number {
  if (count <= 1) return 0
  if (mode === 'random') return (index + 1 + Math.floor(random() * (count - 1))) % count
  return (index + step + count) % count
}
