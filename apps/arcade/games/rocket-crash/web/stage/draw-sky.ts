import { LOWEST_CRASH } from '../../rules.ts'
import type { FlightMoment } from './flight-moment.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

interface Star {
  readonly x: number
  readonly y: number
  readonly depth: number
}

const STAR_COUNT = 90
const RIBBONS = [
  { y: 0.16, hue: 158, alpha: 0.2, speed: 0.000_11 },
  { y: 0.24, hue: 176, alpha: 0.15, speed: -0.000_08 },
  { y: 0.32, hue: 284, alpha: 0.14, speed: 0.000_06 },
]
const FRACTION = 43_758.5453

/** The same stars for everybody: a fixed hash instead of chance. */
const noise = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * FRACTION
  return value - Math.floor(value)
}
const STARS: readonly Star[] = Array.from({ length: STAR_COUNT }, (_, index) => ({
  x: noise(index + 1),
  y: noise(index + 101),
  depth: 0.25 + 0.75 * noise(index + 201),
}))

/** How high the picture is above the ground: 0 on the pad, 1 in space. */
const altitudeOf = ({ elapsedMs }: FlightMoment): number => 1 - Math.exp(-elapsedMs / 9_000)

/** Night sky with stars that fall behind, aurora ribbons, a ringed planet, and mountains that sink as the rocket climbs. */
export function drawSky(
  ctx: CanvasRenderingContext2D,
  size: Size,
  moment: FlightMoment,
  timeMs: number,
): void {
  const altitude = altitudeOf(moment)
  drawGradient(ctx, size, altitude)
  drawStars(ctx, size, moment, timeMs)
  drawPlanet(ctx, size, altitude)
  drawAurora(ctx, size, altitude, timeMs)
  drawMountains(ctx, size, altitude)
}

function drawGradient(ctx: CanvasRenderingContext2D, { width, height }: Size, altitude: number): void {
  const sky = ctx.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#050718')
  sky.addColorStop(0.55, mix([22, 24, 78], [10, 12, 44], altitude))
  sky.addColorStop(1, mix([86, 52, 128], [24, 18, 66], altitude))
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height)
}

const mix = (from: readonly number[], to: readonly number[], share: number): string =>
  `rgb(${from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share)).join(' ')})`

function drawStars(
  ctx: CanvasRenderingContext2D,
  { width, height }: Size,
  { elapsedMs, multiplier }: FlightMoment,
  timeMs: number,
): void {
  const fallen = (elapsedMs / 1_000) * 0.05 * (1 + Math.log2(multiplier / LOWEST_CRASH))
  const streak = Math.min(26, Math.max(0, Math.log2(multiplier / LOWEST_CRASH)) * 5)
  for (const { x, y, depth } of STARS) {
    const shownY = (y + fallen * depth) % 1
    const shownX = (((x - fallen * depth * 0.4) % 1) + 1) % 1
    const twinkle = 0.55 + 0.45 * Math.sin(timeMs / 700 + x * 40)
    ctx.globalAlpha = depth * twinkle
    ctx.strokeStyle = '#e7ecff'
    ctx.lineWidth = depth * 1.7
    ctx.beginPath()
    ctx.moveTo(shownX * width, shownY * height)
    ctx.lineTo(shownX * width + 0.6 + streak * depth * 0.4, shownY * height - 0.6 - streak * depth)
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

function drawPlanet(ctx: CanvasRenderingContext2D, { width, height }: Size, altitude: number): void {
  const radius = Math.min(width, height) * 0.1
  const x = width * (0.9 - altitude * 0.03)
  const y = height * (0.5 + altitude * 0.16)
  const body = ctx.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius)
  body.addColorStop(0, '#ffe2b0')
  body.addColorStop(0.5, '#e58b6a')
  body.addColorStop(1, '#6b2b56')
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(-0.35)
  const ring = (from: number, to: number) => {
    ctx.beginPath()
    ctx.ellipse(0, 0, radius * 1.75, radius * 0.42, 0, from, to)
    ctx.strokeStyle = 'rgb(255 214 170 / 0.5)'
    ctx.lineWidth = radius * 0.14
    ctx.stroke()
  }
  ring(Math.PI, 2 * Math.PI)
  ctx.restore()
  ctx.fillStyle = body
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
  ctx.fill()
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(-0.35)
  ring(0, Math.PI)
  ctx.restore()
}

function drawAurora(
  ctx: CanvasRenderingContext2D,
  { width, height }: Size,
  altitude: number,
  timeMs: number,
): void {
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  for (const { y, hue, alpha, speed } of RIBBONS) {
    const base = height * (y + altitude * 0.16)
    const wave = (x: number) =>
      base +
      Math.sin(x * 5 + timeMs * speed * 9) * height * 0.04 +
      Math.sin(x * 11 - timeMs * speed * 5) * height * 0.02
    const light = ctx.createLinearGradient(0, base - height * 0.1, 0, base + height * 0.26)
    light.addColorStop(0, `hsl(${hue} 90% 62% / 0)`)
    light.addColorStop(0.35, `hsl(${hue} 90% 62% / ${alpha})`)
    light.addColorStop(1, `hsl(${hue} 90% 62% / 0)`)
    ctx.fillStyle = light
    ctx.beginPath()
    ctx.moveTo(0, wave(0) - height * 0.08)
    for (let step = 1; step <= 16; step += 1) ctx.lineTo((step / 16) * width, wave(step / 16) - height * 0.08)
    for (let step = 16; step >= 0; step -= 1) ctx.lineTo((step / 16) * width, wave(step / 16) + height * 0.24)
    ctx.fill()
  }
  ctx.restore()
}

const RANGES = [
  { base: 0.8, high: 0.12, color: '#231c52', seed: 5, sink: 0.5 },
  { base: 0.88, high: 0.1, color: '#17123b', seed: 9, sink: 0.75 },
  { base: 0.95, high: 0.05, color: '#0c0926', seed: 14, sink: 1 },
]

function drawMountains(ctx: CanvasRenderingContext2D, { width, height }: Size, altitude: number): void {
  for (const { base, high, color, seed, sink } of RANGES) {
    const drop = altitude * sink * height * 0.7
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.moveTo(0, height)
    for (let step = 0; step <= 12; step += 1) {
      const peak = (base - high * noise(seed + step)) * height + drop
      ctx.lineTo((step / 12) * width, peak)
    }
    ctx.lineTo(width, height)
    ctx.fill()
  }
}
