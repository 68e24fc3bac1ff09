import { type DocumentDrawing, drawDocument } from '../draw-document.ts'
import { generateIdCard, generatePassport, generateResident } from '../generate-data.ts'
import { photographDocument } from '../photograph-document.ts'
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts'
import type { PanelLayout } from './panel.ts'
import { type CameraShot, photographSurface } from './photograph-surface.ts'
import { type PrintStyle, renderOnTable, type Table } from './print.ts'
import { renderOnScreen } from './screen.ts'
import type { Lens } from './waves.ts'

/** `file`: an uploaded photo; `wide` and `tall`: the camera page in landscape or portrait. */
export type CaptureMode = 'file' | 'wide' | 'tall'
export type Focus = 'sharp' | 'soft'
export type Angle = 'straight' | 'askew'

interface Taking {
  readonly seed: number
  readonly way: CaptureMode
  readonly focus: Focus
  readonly angle: Angle
}
export interface ScreenCapture extends Taking {
  readonly layout: PanelLayout
  /** Panel resolution in pixels per inch. */
  readonly ppi: number
  /** Displayed width of the document in mm. */
  readonly shownMm: number
}
export interface GenuineCapture extends Taking {
  readonly style: PrintStyle
  readonly table: Table
}

const KINDS = ['id_front', 'id_reverse', 'resident_front', 'resident_reverse', 'passport'] as const
const MM_AN_INCH = 25.4
/** Sensor or video width in pixels, and the width the page sends. */
const SIZES = { file: [3600, 2400], wide: [1588, 1512], tall: [1134, 1080] } as const

/** Common panels (monitors, laptops, tablets, phones) and the document widths shown on them. */
const SHOWN = [
  { layout: 'stripe', ppi: 94, shownMm: [120, 260] },
  { layout: 'stripe', ppi: 110, shownMm: [120, 260] },
  { layout: 'stripe', ppi: 163, shownMm: [120, 260] },
  { layout: 'stripe', ppi: 141, shownMm: [110, 200] },
  { layout: 'stripe', ppi: 226, shownMm: [110, 200] },
  { layout: 'stripe', ppi: 264, shownMm: [90, 170] },
  { layout: 'stripe', ppi: 326, shownMm: [60, 130] },
  { layout: 'pentile', ppi: 400, shownMm: [60, 130] },
  { layout: 'pentile', ppi: 460, shownMm: [60, 130] },
] as const
const WAYS = ['file', 'wide', 'tall'] as const
const STYLES = ['plain', 'lines', 'ruled', 'halftone', 'raster'] as const

function inventTaking(seed: number, every: number, random: SeededRandom): Taking {
  return {
    seed,
    way: WAYS[Math.floor(seed / every) % WAYS.length] ?? 'file',
    focus: random.next() < 2 / 3 ? 'sharp' : 'soft',
    angle: random.next() < 1 / 2 ? 'straight' : 'askew',
  }
}

/** Generates settings for a photo of a screen: 27 consecutive seeds cover each panel in each mode. */
export function generateScreenCapture(seed: number): ScreenCapture {
  const random = createSeededRandom(seed + 11)
  const { layout, ppi, shownMm } = SHOWN[seed % SHOWN.length] ?? SHOWN[0]
  const taking = inventTaking(seed, SHOWN.length, random)
  return { ...taking, layout, ppi, shownMm: random.between(shownMm[0], shownMm[1]) }
}

/** Generates settings for a genuine photo: 15 consecutive seeds cover each print style in each mode. */
export function generateGenuineCapture(seed: number): GenuineCapture {
  const random = createSeededRandom(seed + 13)
  const style = STYLES[seed % STYLES.length] ?? 'plain'
  const taking = inventTaking(seed, STYLES.length, random)
  return { ...taking, style, table: random.next() < 2 / 5 ? 'weave' : 'plain' }
}

/** Renders a photo of a document on a screen. */
export async function captureScreen(capture: ScreenCapture): Promise<Buffer> {
  const random = createSeededRandom(capture.seed + 31)
  const { shot, lens } = inventShot(capture, random)
  const pixels = (capture.shownMm / MM_AN_INCH) * capture.ppi
  const drawing = inventDrawing(capture.seed)
  const fill = random.between(0.86, 0.94)
  const photo = await photographDocument(await drawDocument({ ...drawing, seed: capture.seed }), {
    seed: capture.seed,
    rotation: random.between(-2, 2),
    fill,
    width: 1800,
    quality: 92,
  })
  const surface = await renderOnScreen(
    photo,
    {
      panel: { layout: capture.layout, pixels, isTurned: capture.ppi > 250 && random.next() < 0.7 },
      fill,
      glow: capture.layout === 'pentile' ? 0 : random.between(0.001, 0.004),
      mirrored: random.next() < 0.5 ? 0 : random.between(0.02, 0.2),
      seed: capture.seed,
    },
    lens,
  )
  return photographSurface(surface, { ...shot, exposure: 0.9 })
}

/** Renders a photo of the document itself. */
export async function captureGenuine(capture: GenuineCapture): Promise<Buffer> {
  const random = createSeededRandom(capture.seed + 31)
  const { shot, lens } = inventShot(capture, random)
  const drawing = inventDrawing(capture.seed)
  const widthMm = drawing.kind === 'passport' ? 125 : 85.6
  const document = await drawDocument({ ...drawing, seed: capture.seed })
  const { style, table, seed } = capture
  const surface = await renderOnTable(document, { style, table, widthMm, seed }, lens)
  return photographSurface(surface, shot)
}

function inventDrawing(seed: number): DocumentDrawing {
  const kind = createSeededRandom(seed + 23).pick(KINDS)
  if (kind === 'passport') return { kind, data: generatePassport(seed) }
  if (kind === 'id_front' || kind === 'id_reverse') return { kind, data: generateIdCard(seed) }
  return { kind, data: generateResident(seed) }
}

function inventShot({ seed, way, focus, angle }: Taking, random: SeededRandom) {
  const [sensorPx, savedPx] = SIZES[way]
  const fill = random.between(0.8, 0.93)
  const isAskew = angle === 'askew'
  const lean = () => (isAskew ? random.between(-0.08, 0.08) : random.between(-0.01, 0.01))
  const isBinned = way !== 'file'
  const sharpest = random.between(0.5, 0.85)
  const blur = focus === 'sharp' ? sharpest : sharpest + random.between(0.5, 0.9)
  const shot: CameraShot = {
    seed,
    sensorPx,
    savedPx,
    fill,
    rotation: isAskew ? random.between(-5, 5) : random.between(-1, 1),
    tiltX: lean(),
    tiltY: lean(),
    exposure: random.between(0.75, 1.05),
    noise: random.between(0.006, 0.03),
    smoothings: random.whole(1, 4),
    sharpening: random.pick([0, 0.6, 1.2]),
    fringe: random.between(-4e-4, 4e-4),
    quality: 90,
  }
  // In video each pixel spans two sensor pixels, so lens blur is smaller.
  const lens: Lens = { pixels: sensorPx * fill, softness: isBinned ? blur / 2 : blur, isBinned }
  return { shot, lens }
}
