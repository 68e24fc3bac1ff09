export type Channel = 0 | 1 | 2

/** One periodic component of a surface; frequency in cycles per document width. */
export interface Wave {
  readonly across: number
  readonly down: number
  readonly amplitude: number
  /** Phase in cycles. */
  readonly phase: number
}

/** Resolution limits of lens and pixels. */
export interface Lens {
  /** Sensor pixels across the document’s width. */
  readonly pixels: number
  /** Lens blur radius in sensor pixels. */
  readonly softness: number
  /** Video bins four pixels of one colour into one, every second in each direction. */
  readonly isBinned: boolean
}

const FAINTEST = 0.002

export const sinc = (value: number): number =>
  value === 0 ? 1 : Math.sin(Math.PI * value) / (Math.PI * value)

/** Share of a wave’s contrast that reaches a pixel. */
function contrastOf({ pixels, softness, isBinned }: Lens, { across, down }: Wave): number {
  const [x, y] = [across / pixels, down / pixels]
  const aperture = (frequency: number) =>
    isBinned ? Math.cos(Math.PI * frequency) * sinc(frequency / 2) : sinc(frequency)
  return aperture(x) * aperture(y) * Math.exp(-2 * (Math.PI * softness) ** 2 * (x ** 2 + y ** 2))
}

/** Waves attenuated by the lens; negligible ones are dropped. */
export const applyLens = (waves: readonly Wave[], lens: Lens): Wave[] =>
  waves
    .map((wave) => ({ ...wave, amplitude: wave.amplitude * contrastOf(lens, wave) }))
    .filter(({ amplitude }) => Math.abs(amplitude) >= FAINTEST)

/** A lookup table takes a third of the time of computing each cosine. */
const STEPS = 1 << 14
const COSINES = Float64Array.from({ length: STEPS }, (_, step) => Math.cos((2 * Math.PI * step) / STEPS))

/** `x` and `y` in document widths; `bent` in cycles, added to every wave. */
export function sumWaves(waves: readonly Wave[], x: number, y: number, bent = 0): number {
  let sum = 0
  for (let at = 0; at < waves.length; at += 1) {
    const wave = waves[at]
    if (wave === undefined) break
    const cycles = wave.across * x + wave.down * y + wave.phase + bent
    sum += wave.amplitude * (COSINES[((cycles - Math.floor(cycles)) * STEPS) | 0] ?? 0)
  }
  return sum
}
