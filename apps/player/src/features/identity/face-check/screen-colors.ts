import type {
  FACE_FILM_LIMITS,
  FACE_FRAMES_MAX,
  FACE_FRAMES_MIN,
  ScreenColor,
} from '@gamehall/contract/identity'

/** The screen as a lamp: as bright as each colour can be, in any theme and of any brand. */
export const lampColors: Readonly<Record<ScreenColor, string>> = {
  red: '#ff4040',
  green: '#30ff50',
  blue: '#4860ff',
  yellow: '#fff040',
  cyan: '#38f0ff',
  magenta: '#ff50ff',
}

/** The contract’s values without importing zod; the compiler checks that they agree. */
export const filmLimits: typeof FACE_FILM_LIMITS = {
  leastMs: 1_000,
  mostMs: 6_000,
  leastGapMs: 30,
  mostGapMs: 800,
  colorMs: 700,
  settledMs: 250,
  leastColors: 3,
}
const leastFrames: typeof FACE_FRAMES_MIN = 8
const mostFrames: typeof FACE_FRAMES_MAX = 16
/** What is sent of an action. */
export const FILM = { leastFrames, mostFrames, limits: filmLimits } as const
