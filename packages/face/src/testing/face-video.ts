import type { FaceMove } from '../move-progress.ts'
import { createStranger } from './create-stranger.ts'
import { createFaceModel, FRAME_SIZE, type Still } from './face-model.ts'
import { filmHead } from './film-head.ts'
import { createHeadModel, type HeadModel } from './head-model.ts'
import { SCENE_FRAMES, SCENE_SHARES } from './render-scene.ts'
import { readSampleFaces } from './sample-faces.ts'

const MOVES = ['open_mouth', 'turn_left', 'turn_right', 'smile'] as const satisfies readonly FaceMove[]

/** The second person has no smile scene: their neutral face scores as happy. */
const OTHERS_MOVES = ['open_mouth', 'turn_left', 'turn_right'] as const satisfies readonly FaceMove[]

/** A scene before the camera: a person performing a movement, another person doing so, a photo, two people. */
export type SceneName = FaceMove | `other_${(typeof OTHERS_MOVES)[number]}` | 'photo' | 'pair'

/** Scenes in video order. */
const SCENES: readonly SceneName[] = [
  ...MOVES,
  ...OTHERS_MOVES.map((move) => `other_${move}` as const),
  'photo',
  'pair',
]

/** Light of a page's screen on the first person, in the order in which their scenes are repeated after all others. */
const SCREENS = {
  red: [1, 0, 0],
  green: [0, 1, 0],
  blue: [0, 0, 1],
  yellow: [1, 1, 0],
  cyan: [0, 1, 1],
  magenta: [1, 0, 1],
} as const

/** How far each person turns, as shares: enough for the most that is asked for, and not too far for the least. */
const TURNS = {
  own: { turn_left: 0.61, turn_right: 0.7, open_mouth: 1, smile: 1 },
  other: { turn_left: 0.6, turn_right: 0.6, open_mouth: 1, smile: 1 },
} as const satisfies Record<string, Readonly<Record<FaceMove, number>>>

/** Face height of the filmed heads, in pixels. */
const FACE_SIZE = 280

/**
 * All scenes in sequence, equally long: heads that turn in a room, and pictures of one. Then the first person's scenes
 * again, lit by each colour of a screen: light falls on a head as it turns, which no tint of a finished frame does.
 */
export async function createFaceVideo(): Promise<Still[]> {
  const face = await createFaceModel((await readSampleFaces()).portrait, FACE_SIZE)
  const person = createHeadModel(face)
  const other = createHeadModel(await createStranger(face))
  const moves = (
    head: HeadModel,
    which: readonly FaceMove[],
    who: keyof typeof TURNS,
    seed: number,
    screen: readonly [number, number, number] = [0, 0, 0],
  ) =>
    which.flatMap((move, index) =>
      filmHead(head, {
        move,
        shares: SCENE_SHARES.map((share) => share * TURNS[who][move]),
        screens: SCENE_SHARES.map(() => screen),
        seed: seed + index,
      }),
    )
  const unmoved = (still: Still) => Array.from({ length: SCENE_FRAMES }, () => still)
  const dark = moves(person, MOVES, 'own', 1)
  const lit = moves(person, MOVES, 'own', 1, [1, 1, 1])
  return [
    ...dark,
    ...moves(other, OTHERS_MOVES, 'other', 11),
    ...unmoved(face.still),
    ...unmoved(pairOf(face.still)),
    ...Object.values(SCREENS).flatMap((screen) =>
      dark.map((still, index) => mixChannels(screen, still, lit[index] ?? still)),
    ),
  ]
}

/** The channels that a screen lights from the lit frame, the others from the dark one: light of one colour changes no other. */
function mixChannels(screen: readonly [number, number, number], dark: Still, lit: Still): Still {
  const data = Uint8Array.from(dark.data)
  for (const [channel, share] of screen.entries())
    if (share === 1) for (let at = channel; at < data.length; at += 3) data[at] = lit.data[at] ?? 0
  return { ...dark, data }
}

/** Frame indexes of a scene, under a screen of that colour where the scene was filmed so. */
export function sceneFrameIndexes(scene: SceneName, light: string | null = null): readonly number[] {
  const lit: readonly SceneName[] = MOVES
  const move = lit.indexOf(scene)
  const color = Object.keys(SCREENS).indexOf(light ?? '')
  const isLit = move >= 0 && color >= 0
  const at = isLit ? SCENES.length + color * MOVES.length + move : SCENES.indexOf(scene)
  return Array.from({ length: SCENE_FRAMES }, (_, index) => at * SCENE_FRAMES + index)
}

function emptyRoom(): Still {
  const { width, height } = FRAME_SIZE
  const data = new Uint8Array(width * height * 3)
  for (let index = 0; index < data.length; index += 1) data[index] = 90 + ((index / 3) % width) / 6
  return { data, width, height }
}

/** The still twice, side by side, at half size. */
function pairOf({ data, width, height }: Still): Still {
  const pair = emptyRoom().data
  for (let y = 0; y < height / 2; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = (y * 2 * width + ((x * 2) % width)) * 3
      const to = ((y + Math.floor(height / 4)) * width + x) * 3
      pair.set(data.subarray(from, from + 3), to)
    }
  return { data: pair, width, height }
}
