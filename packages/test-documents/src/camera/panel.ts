import { type Channel, sinc, type Wave } from './waves.ts'

/** `stripe`: red, green and blue bars side by side. `pentile`: each pixel has green plus alternating red or blue. */
export type PanelLayout = 'stripe' | 'pentile'

export interface Panel {
  readonly layout: PanelLayout
  /** Panel pixels across the document’s width. */
  readonly pixels: number
  /** A phone in landscape: its subpixel bars run horizontally. */
  readonly isTurned: boolean
}

/** Subpixel bar size in pixels. */
const BAR = { width: 0.27, height: 0.82 } as const
/** Radii of round subpixels, as Gaussian blur. */
const DOTS = [0.21, 0.15, 0.21] as const
/** Positions of the subpixels; blue only in every second pixel. */
const PLACES = [
  [0.75, 0.75],
  [0.25, 0.25],
  [1.75, 0.75],
] as const

/** Brightness waves of a panel channel that shows plain white, relative to 1. */
export function panelWaves({ layout, pixels, isTurned }: Panel, channel: Channel): Wave[] {
  const waves = layout === 'stripe' ? stripes(channel) : dots(channel)
  return waves.map(({ across, down, ...wave }) => ({
    ...wave,
    across: (isTurned ? down : across) * pixels,
    down: (isTurned ? across : down) * pixels,
  }))
}

function stripes(channel: Channel): Wave[] {
  const centre = (channel + 0.5) / 3
  const waves: Wave[] = []
  for (let across = 0; across <= 3; across += 1)
    for (let down = across === 0 ? 1 : -2; down <= 2; down += 1) {
      const amplitude = 2 * sinc(across * BAR.width) * sinc(down * BAR.height)
      waves.push({ across, down, amplitude, phase: -across * centre - down / 2 })
    }
  return waves
}

/** Red and blue share a checkerboard; green has its own finer grid. */
function dots(channel: Channel): Wave[] {
  const grid: readonly (readonly [number, number])[] =
    channel === 1
      ? [
          [1, 0],
          [0, 1],
          [1, 1],
          [1, -1],
        ]
      : [
          [0.5, 0.5],
          [0.5, -0.5],
          [1, 0],
          [0, 1],
          [1, 1],
          [1, -1],
        ]
  const [x, y] = PLACES[channel]
  return grid.map(([across, down]) => ({
    across,
    down,
    amplitude: 2 * Math.exp(-2 * (Math.PI * DOTS[channel]) ** 2 * (across ** 2 + down ** 2)),
    phase: -across * x - down * y,
  }))
}
