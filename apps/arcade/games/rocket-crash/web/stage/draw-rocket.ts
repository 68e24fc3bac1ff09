import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'
import type { FlightMoment } from './flight-moment.ts'
import type { Size } from './paint-sky.ts'

interface Place {
  readonly x: number
  readonly y: number
  /** Radians; 0 points up. */
  readonly tilt: number
}

const PAD = { x: 0.16, y: 0.84 }
const TOP = { x: 0.64, y: 0.47 }
const SPARKS = 46

/** Where the rocket is after so many milliseconds: along a curve from the pad towards the upper right. */
function rocketPlace({ width, height }: Size, elapsedMs: number, timeMs: number): Place {
  const share = 1 - Math.exp(-elapsedMs / 6_500)
  const hover = Math.min(1, elapsedMs / 6_000)
  const x = PAD.x + (TOP.x - PAD.x) * share
  const y = PAD.y + (TOP.y - PAD.y) * share ** 1.5
  return {
    x: (x + Math.sin(timeMs / 900) * 0.008 * hover) * width,
    y: (y + Math.sin(timeMs / 650) * 0.01 * hover) * height,
    tilt: Math.min(0.95, elapsedMs / 4_200),
  }
}

/** The rocket with its trail, or what is left of it. */
export function drawFlight(ctx: SpritePen, size: Size, moment: FlightMoment, timeMs: number): void {
  const { kind, elapsedMs, sinceMs } = moment
  const scale = Math.min(size.width, size.height * 1.2) / 390
  const place = rocketPlace(size, elapsedMs, kind === 'crashed' ? 0 : timeMs)
  if (elapsedMs > 0)
    drawTrail(ctx, size, elapsedMs, place, kind === 'crashed' ? Math.max(0, 1 - sinceMs / 1_400) : 1)
  if (kind === 'crashed') {
    drawBlast(ctx, place, sinceMs, scale)
    return
  }
  if (kind === 'countdown' || kind === 'ready' || kind === 'waiting' || kind === 'opening' || kind === 'void')
    drawPad(ctx, size, scale, kind === 'ready' ? timeMs : 0)
  const shake = kind === 'ready' ? Math.sin(timeMs / 18) * 1.4 : 0
  drawRocket(
    ctx,
    { ...place, x: place.x + shake },
    scale,
    kind === 'flying' || kind === 'ready' ? timeMs : null,
  )
}

function drawTrail(ctx: SpritePen, size: Size, elapsedMs: number, tip: Place, strength: number): void {
  const path = new Path2D()
  for (let step = 0; step <= 28; step += 1) {
    const { x, y } = rocketPlace(size, (elapsedMs * step) / 28, 0)
    if (step === 0) path.moveTo(x, y)
    else path.lineTo(step === 28 ? tip.x : x, step === 28 ? tip.y : y)
  }
  const area = new Path2D(path)
  const ground = PAD.y * size.height
  area.lineTo(tip.x, ground)
  // It ends where the curve begins, so that it has no edge on the left.
  const fill = ctx.createLinearGradient(0, tip.y, 0, ground)
  fill.addColorStop(0, `rgb(255 126 182 / ${0.26 * strength})`)
  fill.addColorStop(1, 'rgb(255 126 182 / 0)')
  ctx.fillStyle = fill
  ctx.fill(area)
  const line = ctx.createLinearGradient(PAD.x * size.width, 0, tip.x, 0)
  line.addColorStop(0, 'rgb(118 240 205 / 0)')
  line.addColorStop(0.4, `rgb(118 240 205 / ${0.8 * strength})`)
  line.addColorStop(1, `rgb(255 214 120 / ${strength})`)
  ctx.lineCap = 'round'
  for (const [width, alpha] of [
    [11, 0.14],
    [6, 0.3],
    [2.6, 1],
  ] as const) {
    ctx.globalAlpha = alpha
    ctx.lineWidth = width
    ctx.strokeStyle = line
    ctx.stroke(path)
  }
  ctx.globalAlpha = 1
}

function drawPad(ctx: SpritePen, { width, height }: Size, scale: number, steamMs: number): void {
  const x = PAD.x * width
  const y = PAD.y * height + 34 * scale
  ctx.fillStyle = '#2e2a63'
  ctx.fillRect(x - 30 * scale, y, 60 * scale, 7 * scale)
  ctx.fillStyle = '#443e8c'
  ctx.fillRect(x - 22 * scale, y - 4 * scale, 44 * scale, 4 * scale)
  ctx.strokeStyle = '#3a3577'
  ctx.lineWidth = 3 * scale
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(x + side * 20 * scale, y)
    ctx.lineTo(x + side * 26 * scale, y - 66 * scale)
    ctx.stroke()
  }
  if (steamMs === 0) return
  for (let puff = 0; puff < 8; puff += 1) {
    const age = (steamMs / 900 + puff / 8) % 1
    const side = puff % 2 === 0 ? 1 : -1
    ctx.fillStyle = `rgb(226 230 255 / ${0.34 * (1 - age)})`
    ctx.beginPath()
    ctx.arc(x + side * age * 52 * scale, y - age * 8 * scale, (5 + age * 17) * scale, 0, 2 * Math.PI)
    ctx.fill()
  }
}

function drawRocket(ctx: SpritePen, place: Place, scale: number, flameMs: number | null): void {
  ctx.save()
  ctx.translate(place.x, place.y)
  ctx.rotate(place.tilt)
  ctx.scale(scale, scale)
  if (flameMs !== null) drawFlame(ctx, flameMs)
  drawFins(ctx)
  const hull = ctx.createLinearGradient(-13, 0, 13, 0)
  hull.addColorStop(0, '#ffffff')
  hull.addColorStop(0.55, '#e8e9fb')
  hull.addColorStop(1, '#9a9cc9')
  ctx.fillStyle = hull
  ctx.fill(new Path2D('M0-40C9-30 13-16 13-2c0 12-4 22-6 28H-7c-2-6-6-16-6-28 0-14 4-28 13-38Z'))
  ctx.fillStyle = '#f0476a'
  ctx.fill(new Path2D('M0-40c4 4 7.300 9 9.500 14.500h-19C-7.300-31-4-36 0-40Z'))
  ctx.fillStyle = '#f7b84b'
  ctx.fillRect(-9.5, 17, 19, 4)
  ctx.fillStyle = '#20265e'
  ctx.beginPath()
  ctx.arc(0, -8, 7, 0, 2 * Math.PI)
  ctx.fill()
  const glass = ctx.createRadialGradient(-2, -10, 1, 0, -8, 6)
  glass.addColorStop(0, '#d8fff4')
  glass.addColorStop(1, '#35c3c9')
  ctx.fillStyle = glass
  ctx.beginPath()
  ctx.arc(0, -8, 5, 0, 2 * Math.PI)
  ctx.fill()
  ctx.restore()
}

function drawFins(ctx: SpritePen): void {
  for (const side of [-1, 1]) {
    ctx.save()
    ctx.scale(side, 1)
    const fin = ctx.createLinearGradient(10, 0, 24, 0)
    fin.addColorStop(0, '#f0476a')
    fin.addColorStop(1, '#a01f52')
    ctx.fillStyle = fin
    ctx.fill(new Path2D('M11 4c7 4 12 12 12 28-5-6-10-8-16-8Z'))
    ctx.restore()
  }
}

function drawFlame(ctx: SpritePen, timeMs: number): void {
  const flicker = 1 + 0.16 * Math.sin(timeMs / 31) + 0.09 * Math.sin(timeMs / 13)
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  for (const [width, length, color] of [
    [11, 56, 'rgb(255 96 86 / 0.55)'],
    [8, 42, 'rgb(255 170 64 / 0.8)'],
    [4.5, 26, 'rgb(255 250 220 / 0.95)'],
  ] as const) {
    const flame = ctx.createLinearGradient(0, 24, 0, 24 + length * flicker)
    flame.addColorStop(0, color)
    flame.addColorStop(1, 'rgb(255 60 120 / 0)')
    ctx.fillStyle = flame
    ctx.beginPath()
    ctx.moveTo(-width, 24)
    ctx.quadraticCurveTo(-width * 0.7, 24 + length * 0.6, 0, 24 + length * flicker)
    ctx.quadraticCurveTo(width * 0.7, 24 + length * 0.6, width, 24)
    ctx.fill()
  }
  ctx.restore()
}

/** A flash, a ring and sparks that fall. */
function drawBlast(ctx: SpritePen, { x, y }: Place, sinceMs: number, scale: number): void {
  const age = Math.min(1, sinceMs / 1_400)
  if (age >= 1) return
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  const flash = Math.max(0, 1 - sinceMs / 360)
  const glow = ctx.createRadialGradient(x, y, 0, x, y, 110 * scale * (0.5 + age))
  glow.addColorStop(0, `rgb(255 244 214 / ${0.9 * flash + 0.2 * (1 - age)})`)
  glow.addColorStop(0.4, `rgb(255 120 70 / ${0.5 * (1 - age)})`)
  glow.addColorStop(1, 'rgb(255 60 120 / 0)')
  ctx.fillStyle = glow
  ctx.beginPath()
  ctx.arc(x, y, 110 * scale * (0.5 + age), 0, 2 * Math.PI)
  ctx.fill()
  ctx.strokeStyle = `rgb(255 214 150 / ${0.7 * (1 - age)})`
  ctx.lineWidth = 5 * scale * (1 - age)
  ctx.beginPath()
  ctx.arc(x, y, 130 * scale * Math.sqrt(age), 0, 2 * Math.PI)
  ctx.stroke()
  for (let spark = 0; spark < SPARKS; spark += 1) {
    const angle = spark * 2.399_96
    const reach = (30 + (spark % 7) * 17) * scale * (1 - (1 - age) ** 2)
    ctx.fillStyle = spark % 3 === 0 ? `rgb(255 90 120 / ${1 - age})` : `rgb(255 206 110 / ${1 - age})`
    ctx.beginPath()
    ctx.arc(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach + 46 * scale * age * age,
      (3.4 - (spark % 4) * 0.6) * scale * (1 - age * 0.6),
      0,
      2 * Math.PI,
    )
    ctx.fill()
  }
  ctx.restore()
}
