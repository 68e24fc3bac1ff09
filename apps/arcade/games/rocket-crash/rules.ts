import type { RandomStream } from '../../src/fairness/random-stream.ts'

/** All multipliers are hundredths: 250 is 2.50×. */
export const LOWEST_CRASH = 100
export const MIN_TARGET = 101
/** The rocket never flies higher; every bet that is still on board is cashed out there. */
export const MAX_MULTIPLIER = 100_000

/** The range of `h`: 52 bits. */
const RANGE = 2n ** 52n
const LOW_BITS = 20
/** Share of every stake that comes back in the long run, in percent, whatever the target. */
const RETURN_PERCENT = 99n

/** Growth per millisecond: 2× after 8.7 s, 10× after 28.8 s, 100× after 57.6 s. */
const GROWTH = 0.000_08

/** The multiplier at which the rocket crashes for `h` of 52 bits: `max(100, floor(99·2⁵² / (2⁵² − h)))` hundredths, capped. */
export function crashPointOf(h: bigint): number {
  const hundredths = (RETURN_PERCENT * RANGE) / (RANGE - h)
  if (hundredths >= BigInt(MAX_MULTIPLIER)) return MAX_MULTIPLIER
  return Math.max(LOWEST_CRASH, Number(hundredths))
}

/** Draws `h`: 32 high bits, then 20 low ones. */
export function drawCrashPoint(stream: RandomStream): number {
  const high = BigInt(stream.nextInt(2 ** 32))
  const low = BigInt(stream.nextInt(2 ** LOW_BITS))
  return crashPointOf(high * 2n ** BigInt(LOW_BITS) + low)
}

/** The multiplier after so many milliseconds of flight, in hundredths. */
export const multiplierAt = (elapsedMs: number): number =>
  Math.min(MAX_MULTIPLIER, Math.floor(100 * Math.exp(GROWTH * Math.max(0, elapsedMs))))

/** The first millisecond of the flight at which the multiplier is reached: the inverse of `multiplierAt`. */
export function msToReach(multiplier: number): number {
  let ms = Math.max(0, Math.ceil(Math.log(multiplier / 100) / GROWTH))
  while (multiplierAt(ms) < multiplier) ms += 1
  while (ms > 0 && multiplierAt(ms - 1) >= multiplier) ms -= 1
  return ms
}

/**
 * How many milliseconds a flight lasts: until the multiplier would pass the crash point, so that it can be left at the crash point,
 * by hand as well (0274). One that crashes at 1.00 never begins, and one at the highest multiplier ends there.
 */
export const flightMs = (crash: number): number =>
  msToReach(crash === LOWEST_CRASH ? crash : Math.min(crash + 1, MAX_MULTIPLIER))

/** Amounts in minor units. */
export const ROCKET_BET = { min: 100n, max: 500_000n, choices: [], step: 100n, start: 1_000n } as const
/** The most that one bet pays; a bet is cashed out there. */
export const ROCKET_MAX_WIN = 100_000_000n
/** The most that all bets of one flight pay together. */
export const ROCKET_MAX_EXPOSURE = 2_000_000_000n

/** Where a bet is cashed out at the latest: its own target, or what its stake allows. */
export function lastStop(stake: bigint, target: number | null): number {
  const highest = Number((ROCKET_MAX_WIN * 100n) / stake)
  return Math.min(target ?? MAX_MULTIPLIER, highest, MAX_MULTIPLIER)
}

export const payOf = (stake: bigint, multiplier: number): bigint => (stake * BigInt(multiplier)) / 100n

/** `250` as `2.50`. */
export const formatMultiplier = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${`${hundredths % 100}`.padStart(2, '0')}`

/** `2.5` as 250; null when it is no multiplier that a bet may aim at. */
export function parseTarget(text: string): number | null {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text.normalize('NFKC').trim())
  if (match === null) return null
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return hundredths >= MIN_TARGET && hundredths <= MAX_MULTIPLIER ? hundredths : null
}
