import { qrPath } from '@gamehall/ui/data-display/qr-path.ts'

export type Poster = {
  readonly name: string
  readonly line: string
  readonly scan: string
  readonly code: string
  /** The URL in the QR code. */
  readonly address: string
}

export const POSTER_WIDTH = 1080
export const POSTER_HEIGHT = 1600
const MARGIN = 90
const QR_SIDE = 560
const QR_TOP = 560

/** Draws the poster in the site's colours, identical in both themes. */
export function drawPoster(canvas: HTMLCanvasElement, poster: Poster): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const tokens = getComputedStyle(document.documentElement)
  const color = (name: string) => tokens.getPropertyValue(name).trim()
  const font = tokens.getPropertyValue('--font-body').trim() || 'sans-serif'
  drawBackground(pen, color)
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  const middle = POSTER_WIDTH / 2
  const write = (text: string, y: number, size: number, ink: string, weight = 700) => {
    pen.fillStyle = ink
    pen.font = `${weight} ${size}px ${font}`
    pen.fillText(text, middle, y, POSTER_WIDTH - 2 * MARGIN)
  }
  write(poster.name, 230, 112, color('--gold-1'), 800)
  write(poster.line, 350, 72, color('--color-on-art'))
  pen.fillStyle = color('--gold-2')
  pen.fillRect(middle - 60, 420, 120, 6)
  drawQr(pen, poster.address, color)
  write(poster.code, 1320, 116, color('--gold-1'), 800)
  write(poster.scan, 1440, 54, color('--color-on-art-2'), 500)
}

type Pen = CanvasRenderingContext2D
type ColorOf = (token: string) => string

/** Draws the background: two radial gradients and a gold border. */
function drawBackground(pen: Pen, color: ColorOf): void {
  pen.fillStyle = color('--color-art-chip')
  pen.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  for (const [x, y, token] of [
    [140, 0, '--color-art-info'],
    [980, 160, '--color-violet'],
  ] as const) {
    const light = pen.createRadialGradient(x, y, 0, x, y, 900)
    light.addColorStop(0, color(token))
    light.addColorStop(1, 'transparent')
    pen.globalAlpha = 0.42
    pen.fillStyle = light
    pen.fillRect(0, 0, POSTER_WIDTH, POSTER_HEIGHT)
  }
  pen.globalAlpha = 1
  pen.strokeStyle = color('--gold-3')
  pen.lineWidth = 4
  pen.beginPath()
  pen.roundRect(36, 36, POSTER_WIDTH - 72, POSTER_HEIGHT - 72, 48)
  pen.stroke()
}

/** Draws the QR code dark on light with a quiet zone. */
function drawQr(pen: Pen, address: string, color: ColorOf): void {
  const { path, size } = qrPath(address)
  const left = (POSTER_WIDTH - QR_SIDE) / 2
  pen.fillStyle = color('--color-on-art')
  pen.beginPath()
  pen.roundRect(left - 24, QR_TOP - 24, QR_SIDE + 48, QR_SIDE + 48, 36)
  pen.fill()
  pen.save()
  pen.translate(left, QR_TOP)
  pen.scale(QR_SIDE / size, QR_SIDE / size)
  pen.fillStyle = color('--color-art-chip')
  pen.fill(new Path2D(path))
  pen.restore()
}
