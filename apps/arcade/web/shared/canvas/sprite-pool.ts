import type { CanvasLayer } from './canvas-stage.ts'
import type { SpritePen } from './paint-sprite.ts'

/** A picture on the canvas. Lengths are CSS pixels; `x` and `y` are its centre. */
export interface Sprite {
  image: CanvasImageSource | null
  x: number
  y: number
  size: number
  scale: number
  alpha: number
  angle: number
  /** Drawn behind the picture, larger by half, at this strength; none at 0. */
  glow: number
}

/** Sprites that are used again. */
export interface SpritePool extends CanvasLayer {
  /** A sprite at rest: full size, opaque, upright. */
  acquire(): Sprite
  release(sprite: Sprite): void
  /** The picture of a glow. */
  setGlow(image: CanvasImageSource | null): void
}

/** Creates a pool. What moves its sprites is a timeline; sprites are drawn in the order in which they were acquired. */
export function createSpritePool(): SpritePool {
  const shown: Sprite[] = []
  const free: Sprite[] = []
  let glow: CanvasImageSource | null = null
  return {
    acquire() {
      const sprite = free.pop() ?? { image: null, x: 0, y: 0, size: 0, scale: 1, alpha: 1, angle: 0, glow: 0 }
      Object.assign(sprite, { image: null, scale: 1, alpha: 1, angle: 0, glow: 0 })
      shown.push(sprite)
      return sprite
    },
    release(sprite) {
      const index = shown.indexOf(sprite)
      if (index === -1) return
      shown.splice(index, 1)
      free.push(sprite)
    },
    setGlow(image) {
      glow = image
    },
    step: () => false,
    draw(pen) {
      for (const sprite of shown) drawGlow(pen, glow, sprite)
      for (const sprite of shown) drawSprite(pen, sprite)
      pen.globalAlpha = 1
    },
  }
}

function drawGlow(pen: SpritePen, image: CanvasImageSource | null, sprite: Sprite): void {
  if (sprite.glow <= 0 || image === null) return
  const size = sprite.size * sprite.scale * 1.5
  pen.globalAlpha = Math.min(1, sprite.glow) * sprite.alpha
  pen.drawImage(image, sprite.x - size / 2, sprite.y - size / 2, size, size)
}

function drawSprite(pen: SpritePen, { image, x, y, size, scale, alpha, angle }: Sprite): void {
  if (image === null || alpha <= 0) return
  const side = size * scale
  pen.globalAlpha = alpha
  if (angle === 0) {
    pen.drawImage(image, x - side / 2, y - side / 2, side, side)
    return
  }
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  pen.drawImage(image, -side / 2, -side / 2, side, side)
  pen.restore()
}
