import { drawDocument, generateIdCard } from '@gamehall/test-documents'
import sharp, { type OverlayOptions } from 'sharp'

const [WIDTH, HEIGHT, CARD_WIDTH, DEGREES, FLOOR] = [1600, 1500, 1150, 10, 60]
const PAPER = '#f3ece3'
/** Where the drawing’s portrait and values stand, and where they do in the other layout. */
const VALUES = { left: 40, top: 220, width: 1020, height: 540 } as const
const MOVED = { values: { left: 560, top: 220 }, portrait: { left: 80, top: 230 } } as const

/** Around the print of the card in both layouts, as the reader finds it. */
export const PRINT_ON_CHECKS = [
  { x: 0.19, y: 0.48 },
  { x: 0.85, y: 0.6 },
  { x: 0.8, y: 0.9 },
  { x: 0.14, y: 0.78 },
] as const

/** Our own ID card, turned on a checked table, on which its edges are not found. */
export async function photographOnChecks(
  side: 'left' | 'right',
  portrait: Buffer | undefined,
  others: readonly OverlayOptions[] = [],
): Promise<Buffer> {
  const card = side === 'right' ? await drawCard(portrait) : await moveTo(portrait)
  const turned = await sharp(card)
    .resize({ width: CARD_WIDTH })
    .rotate(DEGREES, { background: '#0000' })
    .png()
  const { data, info } = await turned.toBuffer({ resolveWithObject: true })
  const place = { left: (WIDTH - info.width) >> 1, top: HEIGHT - info.height - FLOOR }
  return sharp(CHECKS)
    .composite([{ input: data, ...place }, ...others])
    .jpeg()
    .toBuffer()
}

const drawCard = (portrait?: Buffer): Promise<Buffer> =>
  drawDocument({ kind: 'id_front', data: generateIdCard(3), seed: 3, ...(portrait && { portrait }) })

/** The card with its values at the right, and with a portrait at the left where it has one. */
async function moveTo(portrait: Buffer | undefined): Promise<Buffer> {
  const card = await drawCard()
  const blank = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: PAPER } })
      .png()
      .toBuffer()
  const face = portrait && (await sharp(portrait).resize(400, 520, { fit: 'cover' }).toBuffer())
  return sharp(card)
    .composite([
      { input: await blank(1520, 560), left: 50, top: 215 },
      { input: await blank(450, 120), left: 1100, top: 110 },
      { input: await sharp(card).extract(VALUES).toBuffer(), ...MOVED.values },
      ...(face ? [{ input: face, ...MOVED.portrait }] : []),
    ])
    .png()
    .toBuffer()
}

const CHECKS = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <pattern id="checks" width="120" height="120" patternUnits="userSpaceOnUse"><rect width="120" height="120"
  fill="#efe6da"/><path d="M0 0h60v60h60v60h-60v-60h-60z" fill="#a8402f"/></pattern>
  <rect width="100%" height="100%" fill="url(#checks)"/></svg>`)
