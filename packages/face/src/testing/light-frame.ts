import { FRAME_SIZE } from './face-model.ts'
import { FRAME_HEADER } from './write-video.ts'

/** How the chroma of lit skin moves, per colour of a screen: blue difference, red difference, as shares of its luma. */
const TINTS: Readonly<Record<string, readonly [number, number]>> = {
  red: [-0.03, 0.085],
  green: [-0.05, -0.06],
  blue: [0.085, -0.02],
}
/** Where the head of the films is, in shares of the picture. */
const HEAD = { x: 0.5, y: 0.47, width: 0.19, height: 0.36 }

/** Light of a coloured screen on the head of a Y4M frame. Any other colour: the frame as it is. */
export function lightFrame(frame: Buffer, color: string | null): Buffer {
  const tint = color === null ? undefined : TINTS[color]
  if (tint === undefined) return frame
  const { width, height } = FRAME_SIZE
  const lit = Buffer.from(frame)
  const luma = FRAME_HEADER.length
  const [blue, red] = [luma + width * height, luma + (width * height * 5) / 4]
  for (let y = 0; y < height / 2; y += 1)
    for (let x = 0; x < width / 2; x += 1) {
      const aside = (x / (width / 2) - HEAD.x) / HEAD.width
      const away = (y / (height / 2) - HEAD.y) / HEAD.height
      if (aside ** 2 + away ** 2 > 1) continue
      const bright = frame[luma + y * 2 * width + x * 2] ?? 0
      const at = y * (width / 2) + x
      lit[blue + at] = clamp((frame[blue + at] ?? 0) + bright * tint[0])
      lit[red + at] = clamp((frame[red + at] ?? 0) + bright * tint[1])
    }
  return lit
}

const clamp = (value: number) => Math.min(255, Math.max(0, Math.round(value)))
