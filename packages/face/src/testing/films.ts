import type { FaceMove } from '../show-action.ts'
import { type FaceModel, FRAME, modelFace, type Still } from './face-model.ts'
import { grain, playScene, SHOWN } from './film.ts'
import { CALM, type Pose } from './pose-face.ts'
import { readSampleFaces } from './sample-faces.ts'
import { strange } from './stranger.ts'

const NOD: Pose = { ...CALM, pitch: 12 }

/**
 * What a camera can be shown, each to be looped: all four moves; nothing but nodding; two moves by one person and two by another;
 * a photo held before it; nobody; two people.
 */
export const FILMS = ['honest', 'nodding', 'swapped', 'photo', 'nobody', 'pair'] as const
export type FilmName = (typeof FILMS)[number]

export async function makeFilm(name: FilmName): Promise<Still[]> {
  const person = await modelFace((await readSampleFaces()).portrait)
  const moves = (model: FaceModel, ...which: FaceMove[]) =>
    which.map((move) => ({ model, pose: SHOWN[move] }))
  switch (name) {
    case 'honest':
      return play(moves(person, 'open_mouth', 'turn_left', 'turn_right', 'smile'))
    case 'nodding':
      return play([{ model: person, pose: NOD }])
    case 'swapped':
      return play([
        ...moves(person, 'open_mouth', 'turn_left'),
        ...moves(await strange(person), 'turn_right', 'smile'),
      ])
    case 'photo':
      return Array.from({ length: 20 }, (_, index) => grain(person.still, index))
    case 'nobody':
      return Array.from({ length: 10 }, (_, index) => grain(emptyRoom(), index))
    case 'pair':
      return Array.from({ length: 10 }, (_, index) => grain(pairOf(person.still), index))
  }
}

const play = (scenes: Parameters<typeof playScene>[0][]) =>
  scenes.flatMap((scene, index) => [...playScene(scene, index * 100)])

function emptyRoom(): Still {
  const { width, height } = FRAME
  const data = new Uint8Array(width * height * 3)
  for (let index = 0; index < data.length; index += 1) data[index] = 90 + ((index / 3) % width) / 6
  return { data, width, height }
}

/** The still twice, side by side, each half as large. */
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
