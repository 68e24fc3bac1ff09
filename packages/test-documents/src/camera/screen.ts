import sharp from 'sharp'
import { createSeededRandom } from '../seeded-random.ts'
import { type Panel, panelWaves } from './panel.ts'
import { type Surface, sampleTexture, textureOf } from './surface.ts'
import { applyLens, type Channel, type Lens, sumWaves } from './waves.ts'

export interface ScreenDisplay {
  readonly panel: Panel
  /** Share of the displayed photo’s width that the document takes. */
  readonly fill: number
  /** Light emitted by black pixels. */
  readonly glow: number
  /** Strength of a lamp’s reflection in the glass. */
  readonly mirrored: number
  readonly seed: number
}

const BEHIND_GLASS = 0.006
/** White point: a panel’s white is bluer than paper. */
const WHITE = [0.94, 1, 1.1] as const

/** A photo of a document displayed on a panel. */
export async function renderOnScreen(photo: Uint8Array, show: ScreenDisplay, lens: Lens): Promise<Surface> {
  const { panel, fill, glow, mirrored, seed } = show
  const random = createSeededRandom(seed + 5)
  const lamp = {
    x: random.between(-0.4, 0.4),
    y: random.between(-0.25, 0.25),
    size: random.between(0.1, 0.3),
  }
  const { data, info } = await sharp(photo)
    .resize({ width: Math.round(panel.pixels / fill) })
    .blur(0.3 + (lens.softness * panel.pixels) / lens.pixels)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const texture = textureOf(data, info.width, info.height, 3)
  const waves = ([0, 1, 2] as const).map((channel) => applyLens(panelWaves(panel, channel), lens))
  return {
    lightAt(x, y, channel: Channel) {
      const distance = Math.hypot(x - lamp.x, y - lamp.y) / lamp.size
      const glare = BEHIND_GLASS + mirrored * Math.exp(-(distance ** 2))
      const shown = sampleTexture(
        texture,
        x * panel.pixels + info.width / 2 - 0.5,
        y * panel.pixels + info.height / 2 - 0.5,
        channel,
      )
      if (shown < 0) return glare
      const shines = 1 + sumWaves(waves[channel] ?? [], x, y)
      return (shown * (1 - glow) + glow) * WHITE[channel] * Math.max(0, shines) + glare
    },
  }
}
