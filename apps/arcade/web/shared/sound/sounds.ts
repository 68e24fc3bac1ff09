import type { Burst, Note, SoundEngine } from './sound-engine.ts'

/** A Chinese pentatonic scale (gong mode on D), in which all simultaneous sounds are consonant. */
const SCALE_HZ = [293.66, 329.63, 369.99, 440, 493.88]

function step(index: number): number {
  const octave = Math.floor(index / SCALE_HZ.length)
  return (SCALE_HZ[index % SCALE_HZ.length] ?? 440) * 2 ** octave
}

/** A plucked string. */
function pluck(hz: number, at: number, gain: number, lasts = 0.7): Note[] {
  return [
    { wave: 'triangle', hz, at, lasts, gain },
    { wave: 'sine', hz: hz * 2, at, lasts: lasts * 0.5, gain: gain * 0.4 },
    { wave: 'sawtooth', hz: hz * 3, at, lasts: 0.08, gain: gain * 0.14 },
  ]
}

function run(from: number, count: number, everyS: number, gain: number): Note[] {
  return Array.from({ length: count }, (_, i) => pluck(step(from + i), i * everyS, gain)).flat()
}

function bell(hz: number, at: number, gain: number): Note[] {
  return [1, 2.76, 5.4].map((partial, i) => ({
    wave: 'sine' as const,
    hz: hz * partial,
    at,
    lasts: 1.4 / (i + 1),
    gain: gain / (i + 1.5),
  }))
}

function gong(at: number): Note[] {
  return [110, 164, 233, 311].map((hz, i) => ({
    wave: 'sine' as const,
    hz,
    toHz: hz * 0.985,
    at,
    lasts: 2.6 - i * 0.4,
    gain: 0.3 / (i + 1),
    attack: 0.02,
  }))
}

function shimmer(at: number, gain: number): Burst {
  return { filter: 'bandpass', hz: 7200, q: 6, at, lasts: 0.16, gain }
}

export interface Sounds {
  click(): void
  spin(): void
  stop(reel: number): void
  /** A scatter landed; `count` of them raises the pitch. */
  gate(count: number): void
  anticipate(): void
  dragon(): void
  win(): void
  bigWin(tier: 1 | 2 | 3): void
  count(): void
  freeSpins(): void
  bet(): void
  gem(order: number): void
  boom(): void
  cashOut(): void
  error(): void
}

/** Creates the sounds of the arcade at balanced volumes. */
export function createSounds({ play }: Pick<SoundEngine, 'play'>): Sounds {
  return {
    click: () => play([{ wave: 'triangle', hz: 620, toHz: 480, lasts: 0.06, gain: 0.16 }]),
    spin: () =>
      play([], [{ filter: 'bandpass', hz: 280, toHz: 1500, q: 0.8, lasts: 0.42, gain: 0.2, attack: 0.08 }]),
    stop: (reel) =>
      play(
        [
          { wave: 'sine', hz: 150 + reel * 8, toHz: 62, lasts: 0.14, gain: 0.42 },
          { wave: 'triangle', hz: 640 + reel * 30, toHz: 300, lasts: 0.05, gain: 0.14 },
        ],
        [{ filter: 'lowpass', hz: 1600, toHz: 300, lasts: 0.07, gain: 0.16 }],
      ),
    gate: (count) => play([...bell(step(4 + count * 2), 0, 0.3), ...bell(step(6 + count * 2), 0.09, 0.22)]),
    anticipate: () =>
      play(
        Array.from({ length: 9 }, (_, i) =>
          pluck(step(2 + (i % 2) + Math.floor(i / 2)), i * 0.13, 0.1, 0.22),
        ).flat(),
        [{ filter: 'bandpass', hz: 300, toHz: 2600, q: 2, lasts: 1.2, gain: 0.12, attack: 0.5 }],
      ),
    dragon: () =>
      play(
        [
          { wave: 'sawtooth', hz: 92, toHz: 58, lasts: 0.75, gain: 0.16, attack: 0.12 },
          { wave: 'square', hz: 61, toHz: 46, lasts: 0.8, gain: 0.08, attack: 0.1 },
        ],
        [{ filter: 'bandpass', hz: 500, toHz: 1900, q: 1.4, lasts: 0.75, gain: 0.24, attack: 0.2 }],
      ),
    win: () => play(run(5, 5, 0.075, 0.2), [shimmer(0.3, 0.08), shimmer(0.38, 0.06)]),
    bigWin: (tier) =>
      play(
        [...gong(0), ...run(3, 8 + tier * 3, 0.085, 0.19), ...run(8, 6, 0.085, 0.1)],
        [0.5, 0.64, 0.78, 0.92, 1.06].map((at) => shimmer(at, 0.09)),
      ),
    count: () => play([{ wave: 'triangle', hz: step(12), lasts: 0.05, gain: 0.07 }], [shimmer(0, 0.03)]),
    freeSpins: () => play([...gong(0), ...gong(0.35), ...run(5, 11, 0.1, 0.17)]),
    bet: () => play([{ wave: 'triangle', hz: step(9), lasts: 0.09, gain: 0.14 }]),
    gem: (order) =>
      play(
        [
          ...bell(step(5 + Math.min(order, 14)), 0, 0.22),
          ...pluck(step(10 + Math.min(order, 14)), 0.05, 0.1, 0.4),
        ],
        [shimmer(0.05, 0.05)],
      ),
    boom: () =>
      play(
        [
          { wave: 'sine', hz: 130, toHz: 28, lasts: 0.85, gain: 0.55 },
          { wave: 'square', hz: 70, toHz: 30, lasts: 0.3, gain: 0.08 },
        ],
        [
          { filter: 'lowpass', hz: 3200, toHz: 90, lasts: 0.9, gain: 0.42 },
          { filter: 'highpass', hz: 2400, lasts: 0.12, gain: 0.12 },
        ],
      ),
    cashOut: () =>
      play(
        [...pluck(step(7), 0, 0.2), ...pluck(step(9), 0.08, 0.2), ...pluck(step(12), 0.16, 0.22, 1)],
        [0.02, 0.08, 0.13, 0.19, 0.26, 0.32].map((at) => shimmer(at, 0.12)),
      ),
    error: () =>
      play([
        { wave: 'triangle', hz: 230, lasts: 0.16, gain: 0.2 },
        { wave: 'triangle', hz: 172, at: 0.13, lasts: 0.24, gain: 0.2 },
      ]),
  }
}
