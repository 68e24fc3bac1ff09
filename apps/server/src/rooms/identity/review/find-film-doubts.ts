import { LIVENESS_LIMITS } from '../face-check/liveness/liveness-limits.ts'
import type { ShownScores } from '../tables.ts'

/**
 * Why a person should look at the films of a face check: `screen_color` the screen's colours were not seen on the skin
 * often enough, as in a bright room and in films from elsewhere; `no_noise` frames as no camera takes them;
 * `virtual_camera` a program stands in for the camera; `replay` a film resembles one that was used before.
 */
export function findFilmDoubts(shown: readonly ShownScores[]): string[] {
  const lit = shown.filter(({ isLit }) => isLit === true).length
  return [
    ...(lit < LIVENESS_LIMITS.actionsLit ? ['screen_color'] : []),
    ...(shown.some(({ isNoiseless }) => isNoiseless) ? ['no_noise'] : []),
    ...(shown.some(({ isVirtual }) => isVirtual) ? ['virtual_camera'] : []),
    ...(shown.some(({ isReplay }) => isReplay === true) ? ['replay'] : []),
  ]
}
