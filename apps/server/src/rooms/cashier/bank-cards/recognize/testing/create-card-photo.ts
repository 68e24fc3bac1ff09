import sharp from 'sharp'

export interface CardPhotoOptions {
  readonly number: string
  readonly bank: string
  /** The colours of the card's gradient. */
  readonly colors: readonly [string, string]
  readonly ink: string
  readonly font?: string
  readonly tiltDegrees?: number
  readonly turnDegrees?: number
  readonly blur?: number
}

const draw = ({ number, bank, colors, ink, font = 'DejaVu Sans Mono' }: CardPhotoOptions) => `
<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638">
  <defs><linearGradient id="fade" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="${colors[0]}"/><stop offset="1" stop-color="${colors[1]}"/>
  </linearGradient></defs>
  <rect width="1012" height="638" rx="40" fill="url(#fade)"/>
  <circle cx="800" cy="100" r="200" fill="#fff" opacity="0.1"/>
  <text x="60" y="110" font-family="DejaVu Sans" font-weight="bold" font-size="54" fill="${ink}">${bank}</text>
  <rect x="80" y="190" width="130" height="100" rx="14" fill="#d9b45a"/>
  <g font-family="${font}" fill="${ink}">
    <text x="70" y="400" font-size="66">${number}</text>
    <text x="70" y="480" font-size="32">VALID THRU 09/29</text>
    <text x="70" y="570" font-size="40">WANG HSIAO MING</text>
  </g>
</svg>`

/** Renders a JPEG that resembles a phone photo of a card on a table: tilted, slightly blurred, with noise. */
export async function createCardPhoto(card: CardPhotoOptions): Promise<Buffer> {
  const { tiltDegrees = 0, turnDegrees = 0, blur = 0.8 } = card
  const laid = await sharp(Buffer.from(draw(card)))
    .rotate(tiltDegrees, { background: '#0000' })
    .png()
    .toBuffer()
  const table = sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#6b5a48',
      noise: { type: 'gaussian', mean: 110, sigma: 12 },
    },
  })
  const photo = await table
    .composite([{ input: laid, gravity: 'centre' }])
    .blur(blur)
    .png()
    .toBuffer()
  return sharp(photo).rotate(turnDegrees).jpeg({ quality: 80 }).toBuffer()
}
