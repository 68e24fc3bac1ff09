import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'

/** How far away the eye is, in CSS pixels. */
const EYE = 420
const STRIPS = 16

/**
 * Draws a square picture that is turned around its upright middle line, in radians, as `perspective() rotateY()` shows it: in upright
 * strips, each as high as it is near. The pen's origin is its centre.
 */
export function drawSide(
  pen: SpritePen,
  picture: CanvasImageSource | null,
  size: number,
  turn: number,
): void {
  if (picture === null) return
  if (turn === 0) {
    pen.drawImage(picture, -size / 2, -size / 2, size, size)
    return
  }
  const sizePx = 'width' in picture && typeof picture.width === 'number' ? picture.width : size
  const nearness = (x: number) => EYE / (EYE + x * Math.sin(turn))
  const seenAt = (x: number) => x * Math.cos(turn) * nearness(x)
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const from = (strip / STRIPS - 0.5) * size
    const to = from + size / STRIPS
    const near = nearness((from + to) / 2)
    const [left, right] = [seenAt(from), seenAt(to)]
    // Each strip overlaps the next: their edges let the ground through otherwise.
    pen.drawImage(
      picture,
      (strip * sizePx) / STRIPS,
      0,
      sizePx / STRIPS,
      sizePx,
      left,
      (-size / 2) * near,
      right - left + (strip < STRIPS - 1 ? 0.5 : 0),
      size * near,
    )
  }
}
