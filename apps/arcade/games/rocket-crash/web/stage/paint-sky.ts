import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export type PaintSky = (pen: SpritePen, size: Size) => void

interface Star {
  readonly x: number
  readonly y: number
  readonly depth: number
}

const STAR_COUNT = 90
const FRACTION = 43_758.5453
/** How fast each band of stars falls; the near ones last. */
export const STAR_DEPTHS = [0.4, 0.8] as const
const NEAR_FROM = 0.6
const STREAK = 26

/** The same sky for everybody: a fixed hash instead of chance. */
const noise = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * FRACTION
  return value - Math.floor(value)
}
const STARS: readonly Star[] = Array.from({ length: STAR_COUNT }, (_, index) => ({
  x: noise(index + 1),
  y: noise(index + 101),
  depth: 0.25 + 0.75 * noise(index + 201),
}))
const BANDS = STAR_DEPTHS.map((_, band) => STARS.filter(({ depth }) => depth >= NEAR_FROM === (band === 1)))

/** The stars of a band. */
const STAR_PAINTS: readonly PaintSky[] = BANDS.map((stars) => (pen, { width, height }) => {
  pen.strokeStyle = '#e7ecff'
  for (const { x, y, depth } of stars) {
    pen.globalAlpha = depth * (0.55 + 0.45 * Math.sin(x * 40))
    pen.lineWidth = depth * 1.7
    pen.beginPath()
    pen.moveTo(x * width, y * height)
    pen.lineTo(x * width + 0.6, y * height - 0.6)
    pen.stroke()
  }
})

/** The stars of a band at full speed. */
const STREAK_PAINTS: readonly PaintSky[] = BANDS.map((stars) => (pen, { width, height }) => {
  pen.strokeStyle = '#e7ecff'
  for (const { x, y, depth } of stars) {
    pen.globalAlpha = depth * 0.6
    pen.lineWidth = depth * 1.7
    pen.beginPath()
    pen.moveTo(x * width, y * height)
    pen.lineTo(x * width + STREAK * depth * 0.4, y * height - STREAK * depth)
    pen.stroke()
  }
})

const nothing: PaintSky = () => {}
export const paintStars = (band: number): PaintSky => STAR_PAINTS[band] ?? nothing
export const paintStreaks = (band: number): PaintSky => STREAK_PAINTS[band] ?? nothing

export const paintPlanet: PaintSky = (pen, { width, height }) => {
  const radius = Math.min(width, height) * 0.1
  // With its ring it lies inside: the layer is as wide as the sky, and moves to the left.
  const x = width * 0.82
  const y = height * 0.6
  const body = pen.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius)
  body.addColorStop(0, '#ffe2b0')
  body.addColorStop(0.5, '#e58b6a')
  body.addColorStop(1, '#6b2b56')
  const ring = (from: number, to: number) => {
    pen.save()
    pen.translate(x, y)
    pen.rotate(-0.35)
    pen.beginPath()
    pen.ellipse(0, 0, radius * 1.75, radius * 0.42, 0, from, to)
    pen.strokeStyle = 'rgb(255 214 170 / 0.5)'
    pen.lineWidth = radius * 0.14
    pen.stroke()
    pen.restore()
  }
  ring(Math.PI, 2 * Math.PI)
  pen.fillStyle = body
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  ring(0, Math.PI)
}

const RIBBONS = [
  { y: 0.16, hue: 158, alpha: 0.2, shift: 0 },
  { y: 0.24, hue: 176, alpha: 0.15, shift: 2.1 },
  { y: 0.32, hue: 284, alpha: 0.14, shift: 4.4 },
]

export const paintAurora: PaintSky = (pen, { width, height }) => {
  pen.globalCompositeOperation = 'lighter'
  for (const { y, hue, alpha, shift } of RIBBONS) {
    const base = height * y
    const wave = (x: number) =>
      base + Math.sin(x * 6 + shift) * height * 0.04 + Math.sin(x * 13 - shift) * height * 0.02
    const light = pen.createLinearGradient(0, base - height * 0.1, 0, base + height * 0.26)
    light.addColorStop(0, `hsl(${hue} 90% 62% / 0)`)
    light.addColorStop(0.35, `hsl(${hue} 90% 62% / ${alpha})`)
    light.addColorStop(1, `hsl(${hue} 90% 62% / 0)`)
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(0, wave(0) - height * 0.08)
    for (let step = 1; step <= 16; step += 1) pen.lineTo((step / 16) * width, wave(step / 16) - height * 0.08)
    for (let step = 16; step >= 0; step -= 1) pen.lineTo((step / 16) * width, wave(step / 16) + height * 0.24)
    pen.fill()
  }
}

/** The mountains, the farthest first; `sink` is how much of the climb each goes down. */
export const RANGES = [
  { base: 0.8, high: 0.12, color: '#231c52', seed: 5, sink: 0.5 },
  { base: 0.88, high: 0.1, color: '#17123b', seed: 9, sink: 0.75 },
  { base: 0.95, high: 0.05, color: '#0c0926', seed: 14, sink: 1 },
] as const

const MOUNTAIN_PAINTS: readonly PaintSky[] = RANGES.map(
  ({ base, high, color, seed }) =>
    (pen, { width, height }) => {
      pen.fillStyle = color
      pen.beginPath()
      pen.moveTo(0, height)
      for (let step = 0; step <= 12; step += 1)
        pen.lineTo((step / 12) * width, (base - high * noise(seed + step)) * height)
      pen.lineTo(width, height)
      pen.fill()
    },
)

export const paintMountains = (range: number): PaintSky => MOUNTAIN_PAINTS[range] ?? nothing
