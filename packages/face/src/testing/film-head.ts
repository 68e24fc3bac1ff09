import type { FaceMove } from '../move-progress.ts'
import { FRAME_SIZE, type Still } from './face-model.ts'
import type { HeadModel } from './head-model.ts'
import { type HeadView, LEVEL_HEAD, renderHead } from './render-head.ts'
import { addNoise } from './render-scene.ts'

/** How far a head goes in each movement. */
export const HEAD_MOVES: Readonly<Record<FaceMove, Partial<HeadView>>> = {
  open_mouth: { mouth: 1.1 },
  turn_left: { yaw: 34 },
  turn_right: { yaw: -34 },
  smile: { smile: 1.25, mouth: 0.12 },
}

export interface HeadFilm {
  readonly move: FaceMove
  /** Share of the movement in each frame. */
  readonly shares: readonly number[]
  /** Light of the screen in each frame; none when absent. */
  readonly screens?: readonly (readonly [number, number, number])[]
  /** Room, lamp, and whether the phone is held or stands. */
  readonly view?: Partial<Pick<HeadView, 'ambient' | 'lamp'>>
  readonly isHandHeld?: boolean
  /** Another number is another film: sway, noise, room. */
  readonly seed?: number
  /** Another number is another room; the film's own unless given. */
  readonly room?: number
}

/** Films a head in front of a room: it sways a little, as nobody holds still, and the camera has noise. */
export function filmHead(
  head: HeadModel,
  { move, shares, screens = [], view = {}, isHandHeld = false, seed = 0, room = seed }: HeadFilm,
): Still[] {
  const wall = drawRoom(room)
  const goal = HEAD_MOVES[move]
  return shares.map((share, index) => {
    const at = index + seed * 17
    const still = renderHead(
      head,
      {
        ...LEVEL_HEAD,
        ...view,
        // Who starts looks at the camera, however the picture was taken.
        yaw: 0.8 * Math.sin(at * 0.9) - head.aside + (goal.yaw ?? 0) * share,
        pitch: 0.9 * Math.sin(at * 0.6 + 1),
        roll: 0.5 * Math.sin(at * 0.35),
        mouth: (goal.mouth ?? 0) * share,
        smile: (goal.smile ?? 0) * share,
        shift: [0.012 * Math.sin(at * 0.5), 0.008 * Math.sin(at * 0.7 + 2)],
        camera: isHandHeld ? [4 * Math.sin(at * 0.4), 3 * Math.cos(at * 0.5)] : [0, 0],
        screen: screens[index] ?? [0, 0, 0],
      },
      { wall },
    )
    return addNoise(still, at)
  })
}

/** A wall with a few things on it. */
export function drawRoom(seed: number): Still {
  const { width, height } = FRAME_SIZE
  const data = new Uint8Array(width * height * 3)
  const [hue, step] = [(seed * 37) % 60, 52 + ((seed * 13) % 20)]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = 120 + 40 * Math.sin(x * 0.009 + seed)
      const isShelf = y % step < 5 && x > width * 0.6
      const isPicture = Math.floor(x / step) % 3 === 1 && Math.floor(y / step) % 2 === 0
      const value = light + (isShelf ? -60 : 0) + (isPicture ? 35 : 0)
      for (let channel = 0; channel < 3; channel += 1)
        data[(y * width + x) * 3 + channel] = Math.max(
          0,
          Math.min(255, value + (channel === 2 ? hue : 0) - 15),
        )
    }
  return { data, width, height }
}
