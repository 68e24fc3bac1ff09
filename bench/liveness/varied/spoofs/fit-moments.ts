import { SCREEN_LIGHT, type ScreenColor } from '@gamehall/contract/identity'

/** A frame of a film that was taken elsewhere. */
export interface Moment {
  readonly seconds: number
  /** What lit it; null while that changed. */
  readonly color: ScreenColor | null
  readonly stage: 'calm' | 'begun' | 'between' | 'whole'
}

/** When frames shall have been taken, and what the screen shows then. */
export interface Wish {
  readonly times: readonly number[]
  readonly colors: readonly ScreenColor[]
}

export interface Fit {
  readonly wish: Wish
  /** Indexes of moments, growing. */
  readonly picked: readonly number[]
  readonly cost: number
}

/** What a frame of a colour costs that is a third of the circle away, beside a second of uneven pace (squared). */
const OTHER_COLOR = 20
const CALM_AND_WHOLE = 1_000

/** How far colours are from each other: 0 are the same, 1 a third of the circle, 1.33 opposite. */
function unlike(one: ScreenColor | null, other: ScreenColor | null): number {
  if (one === null || other === null) return 1
  const product = HUES[one].reduce((sum, value, channel) => sum + value * (HUES[other][channel] ?? 0), 0)
  return (1 - product / SQUARE) / 1.5
}

const hueOf = (color: ScreenColor) => {
  const [red, green, blue] = SCREEN_LIGHT[color]
  const mean = (red + green + blue) / 3
  return [red - mean, green - mean, blue - mean]
}
const HUES = {
  red: hueOf('red'),
  yellow: hueOf('yellow'),
  green: hueOf('green'),
  cyan: hueOf('cyan'),
  blue: hueOf('blue'),
  magenta: hueOf('magenta'),
}
const SQUARE = 2 / 3

/**
 * The moments that fit what is wished best, by dynamic programming: colours as they are wished, a neutral face first, the whole
 * movement last and something of what lies between, and beside that a pace as even as possible.
 */
export function fitMoments(moments: readonly Moment[], wish: Wish): Fit {
  const cost = (frame: number, at: number) => {
    const moment = moments[at]
    const isFirst = frame === 0
    const isLast = frame === wish.times.length - 1
    return (
      OTHER_COLOR * unlike(moment?.color ?? null, wish.colors[frame] ?? null) +
      (isFirst && moment?.stage !== 'calm' ? CALM_AND_WHOLE : 0) +
      (isLast && moment?.stage !== 'whole' ? CALM_AND_WHOLE : 0)
    )
  }
  const count = moments.length
  // By frame, then by moment without and with one of what lies between.
  const best: number[][] = [Array.from({ length: 2 * count }, (_, state) => startOf(state))]
  const from: number[][] = [[]]
  for (let frame = 1; frame < wish.times.length; frame += 1) {
    const before = best[frame - 1] ?? []
    const now = Array.from({ length: 2 * count }, () => Number.POSITIVE_INFINITY)
    const back: number[] = []
    const wished = (wish.times[frame] ?? 0) - (wish.times[frame - 1] ?? 0)
    for (let at = frame; at < count; at += 1) {
      const own = cost(frame, at)
      const isBetween = moments[at]?.stage === 'between'
      for (let earlier = frame - 1; earlier < at; earlier += 1) {
        const went = (moments[at]?.seconds ?? 0) - (moments[earlier]?.seconds ?? 0)
        const step = own + (went - wished) ** 2
        for (const seen of [0, 1] as const) {
          const total = (before[earlier + seen * count] ?? Number.POSITIVE_INFINITY) + step
          const state = at + (seen === 1 || isBetween ? count : 0)
          if (total < (now[state] ?? 0)) {
            now[state] = total
            back[state] = earlier + seen * count
          }
        }
      }
    }
    best.push(now)
    from.push(back)
  }
  return trace()

  function startOf(state: number): number {
    return state < count ? cost(0, state) : Number.POSITIVE_INFINITY
  }

  function trace(): Fit {
    const last = best.at(-1) ?? []
    let state = count
    for (let at = count; at < 2 * count; at += 1) if ((last[at] ?? 0) < (last[state] ?? 0)) state = at
    const total = last[state] ?? Number.POSITIVE_INFINITY
    const picked: number[] = []
    for (let frame = wish.times.length - 1; frame >= 0; frame -= 1) {
      picked.unshift(state % count)
      state = from[frame]?.[state] ?? 0
    }
    return { wish, picked, cost: total }
  }
}
