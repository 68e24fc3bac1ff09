import { paintSprite, type SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'

/** The pictures of a tile's sides, each with `BLEED` around it for its shadow. */
export interface TileSprites {
  readonly front: CanvasImageSource | null
  readonly ready: CanvasImageSource | null
  readonly back: CanvasImageSource | null
  readonly burnt: CanvasImageSource | null
  /** The back of a tile that was not opened. */
  readonly unopened: CanvasImageSource | null
}

/** Room around a tile in its picture, in CSS pixels. */
export const BLEED = 10
const ROUND = 0.19

type Stops = readonly (readonly [offset: number, color: string])[]

/** Paints the sides of a tile, `scale` device pixels a CSS pixel. */
export function createTileSprites(side: number, scale: number): TileSprites {
  const sprite = (paint: (tile: TilePen) => void) => {
    const sizePx = Math.round((side + 2 * BLEED) * scale)
    return paintSprite(sizePx, sizePx, (pen) => paint(new TilePen(pen, side, scale)))
  }
  return {
    front: sprite((tile) => paintFront(tile, false)),
    ready: sprite((tile) => paintFront(tile, true)),
    back: sprite((tile) => paintBack(tile, STONE)),
    burnt: sprite((tile) => paintBack(tile, BURNT)),
    unopened: sprite((tile) => paintBack(tile, { ...STONE, veil: VEIL })),
  }
}

function paintFront(tile: TilePen, isReady: boolean): void {
  tile.castShadow()
  tile.fillAcross(150, [
    [0, '#52808f'],
    [0.5, '#315665'],
    [1, '#1f3d4b'],
  ])
  tile.fillAround({ x: 0.3, y: 0.1, radii: [1.2, 0.9] }, [
    [0, 'rgb(190 240 255 / 0.28)'],
    [0.55, 'rgb(190 240 255 / 0)'],
  ])
  if (isReady)
    tile.fillAcross(150, [
      [0, 'rgb(122 242 222 / 0.32)'],
      [0.6, 'rgb(122 242 222 / 0)'],
    ])
  tile.shadeInside({ y: -5, blur: 0, color: 'rgb(6 22 32 / 0.6)' })
  tile.shadeInside({ y: 2, blur: 0, color: 'rgb(214 246 255 / 0.45)' })
  tile.drawMark()
}

interface Back {
  /** The height of its light, in sides of the tile. */
  readonly y: number
  /** Where its light ends. */
  readonly end: number
  readonly inner: string
  readonly outer: string
  readonly veil?: string
}

const STONE: Back = { y: 0.4, end: 0.78, inner: '#14414a', outer: '#061a22' }
const BURNT: Back = { y: 0.45, end: 0.7, inner: '#ff7a4a', outer: '#7a0f22' }
/** Over what was not opened. */
const VEIL = 'rgb(5 18 26 / 0.5)'

function paintBack(tile: TilePen, { y, end, inner, outer, veil }: Back): void {
  const radius = Math.hypot(0.5, Math.max(y, 1 - y))
  tile.fillAround({ x: 0.5, y, radii: [radius, radius] }, [
    [0, inner],
    [end, outer],
  ])
  if (veil !== undefined) tile.fillAll(veil)
  tile.lineInside('rgb(72 224 198 / 0.3)')
  tile.shadeInside({ y: 2, blur: 8, color: 'rgb(0 0 0 / 0.7)' })
}

/** A picture of a size in pixels as it is seen on a tile that was not opened. */
export const veiled = (picture: CanvasImageSource | null, sizePx: number): CanvasImageSource | null =>
  picture === null
    ? null
    : paintSprite(sizePx, sizePx, (pen) => {
        pen.drawImage(picture, -sizePx / 2, -sizePx / 2, sizePx, sizePx)
        pen.globalCompositeOperation = 'source-atop'
        pen.fillStyle = VEIL
        pen.fillRect(-sizePx / 2, -sizePx / 2, sizePx, sizePx)
      })

interface Shade {
  readonly y: number
  readonly blur: number
  readonly color: string
}

/** Paints backgrounds and shadows on a tile as a style sheet describes them; the pen's origin is its centre. */
class TilePen {
  private readonly pen: SpritePen
  private readonly side: number
  private readonly scale: number

  constructor(pen: SpritePen, side: number, scale: number) {
    this.pen = pen
    this.side = side
    this.scale = scale
    pen.scale(scale, scale)
  }

  castShadow(): void {
    const { pen, scale } = this
    pen.save()
    // Shadows are not scaled by the pen.
    pen.shadowColor = 'rgb(0 0 0 / 0.4)'
    pen.shadowBlur = 6 * scale
    pen.shadowOffsetY = 3 * scale
    this.outline()
    pen.fill()
    pen.restore()
  }

  fillAll(color: string): void {
    this.outline()
    this.pen.fillStyle = color
    this.pen.fill()
  }

  /** A gradient that runs at an angle, in degrees from straight up. */
  fillAcross(angle: number, stops: Stops): void {
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    const reach = ((Math.abs(sin) + Math.abs(cos)) * this.side) / 2
    const gradient = this.pen.createLinearGradient(-sin * reach, cos * reach, sin * reach, -cos * reach)
    this.fill(gradient, stops)
  }

  /** A gradient around a point; place and radii in sides of the tile. */
  fillAround(
    { x, y, radii }: { readonly x: number; readonly y: number; readonly radii: readonly [number, number] },
    stops: Stops,
  ): void {
    const { pen, side } = this
    const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, side)
    pen.save()
    this.outline()
    pen.clip()
    pen.translate((x - 0.5) * side, (y - 0.5) * side)
    pen.scale(radii[0], radii[1])
    for (const [offset, color] of stops) gradient.addColorStop(offset, color)
    pen.fillStyle = gradient
    pen.fillRect(-2 * side, -2 * side, 4 * side, 4 * side)
    pen.restore()
  }

  /** A shadow that falls into the tile from its edges. */
  shadeInside({ y, blur, color }: Shade): void {
    const { pen, side, scale } = this
    // What casts the shadow lies outside the picture.
    const away = 4 * side
    pen.save()
    this.outline()
    pen.clip()
    pen.shadowColor = color
    pen.shadowBlur = blur * scale
    pen.shadowOffsetX = away * scale
    pen.shadowOffsetY = y * scale
    pen.beginPath()
    pen.rect(-away - side, -side, 2 * side, 2 * side)
    pen.roundRect(-away - side / 2, -side / 2, side, side, side * ROUND)
    pen.fillStyle = '#000'
    pen.fill('evenodd')
    pen.restore()
  }

  /** A line along the inside of its edges. */
  lineInside(color: string): void {
    const { pen, side } = this
    pen.beginPath()
    pen.roundRect(-side / 2, -side / 2, side, side, side * ROUND)
    pen.roundRect(-side / 2 + 1, -side / 2 + 1, side - 2, side - 2, side * ROUND - 1)
    pen.fillStyle = color
    pen.fill('evenodd')
  }

  /** The diamond that is cut into a closed tile. */
  drawMark(): void {
    const { pen, side } = this
    const size = 0.38 * side
    const half = size / 2
    pen.save()
    pen.rotate(Math.PI / 4)
    pen.beginPath()
    pen.roundRect(-half, -half, size, size, 4)
    pen.fillStyle = 'rgb(8 30 42 / 0.32)'
    pen.fill()
    pen.roundRect(-half + 2, -half + 2, size - 4, size - 4, 2)
    pen.fillStyle = 'rgb(201 240 250 / 0.34)'
    pen.fill('evenodd')
    // The light below it: a copy one pixel lower, less itself.
    pen.beginPath()
    pen.rect(-size, -size, 2 * size, 2 * size)
    pen.roundRect(-half, -half, size, size, 4)
    pen.clip('evenodd')
    pen.beginPath()
    pen.roundRect(-half, -half + 1, size, size, 4)
    pen.fillStyle = 'rgb(255 255 255 / 0.16)'
    pen.fill()
    pen.restore()
  }

  private fill(gradient: CanvasGradient, stops: Stops): void {
    for (const [offset, color] of stops) gradient.addColorStop(offset, color)
    this.outline()
    this.pen.fillStyle = gradient
    this.pen.fill()
  }

  private outline(): void {
    const { pen, side } = this
    pen.beginPath()
    pen.roundRect(-side / 2, -side / 2, side, side, side * ROUND)
  }
}
