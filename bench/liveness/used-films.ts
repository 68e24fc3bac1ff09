import { filmHead } from '@gamehall/face/testing'
import sharp, { type Sharp } from 'sharp'
import {
  compareFilms,
  evaluateReplay,
  mirrorPrint,
  printFilm,
} from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchLine } from '../report.ts'
import { encodeJpeg } from './alter-still.ts'
import type { ReadFaces } from './evaluate-film.ts'
import type { Person } from './own-films.ts'

const SHARES = [0, 0, 0.15, 0.3, 0.45, 0.6, 0.8, 1]
const TAKES = [1, 4, 7]
const ROOM = 5

const ALTERED: Readonly<Record<string, (frame: Sharp) => Sharp>> = {
  'JPEG quality 60': (frame) => frame.jpeg({ quality: 60 }),
  scaled: (frame) => frame.resize(360).jpeg({ quality: 80 }),
  cropped: (frame) => frame.extract({ left: 18, top: 10, width: 444, height: 340 }).jpeg({ quality: 85 }),
  brightened: (frame) => frame.modulate({ brightness: 1.18 }).jpeg({ quality: 85 }),
  mirrored: (frame) => frame.flop().jpeg({ quality: 85 }),
  'all at once': (frame) =>
    frame
      .extract({ left: 6, top: 14, width: 452, height: 340 })
      .resize(420)
      .modulate({ brightness: 0.85, saturation: 1.2 })
      .flop()
      .jpeg({ quality: 55 }),
}

/** Films encoded anew, compared with what they were made of, and other takes of the same head in the same room. */
export async function evaluateUsedFilms(people: readonly Person[], read: ReadFaces): Promise<BenchLine[]> {
  const print = async (frames: readonly Buffer[]) => {
    const faces = []
    for (const frame of frames) faces.push(...(await read(frame)).slice(0, 1))
    return printFilm(faces)
  }
  const anew: boolean[] = []
  const takes: boolean[] = []
  for (const { head } of people)
    for (const move of ['turn_left', 'smile'] as const) {
      const films = await Promise.all(
        TAKES.map((seed) =>
          Promise.all(filmHead(head, { move, shares: SHARES, seed, room: ROOM }).map(encodeJpeg)),
        ),
      )
      const prints = []
      for (const frames of films) prints.push(await print(frames))
      const [frames = []] = films
      const [used = []] = prints
      for (const other of prints.slice(1)) takes.push(evaluateReplay(compareFilms(used, other)) !== null)
      for (const alter of Object.values(ALTERED)) {
        const altered = await print(await Promise.all(frames.map((frame) => alter(sharp(frame)).toBuffer())))
        const ways = [altered, mirrorPrint(altered)].map((way) => evaluateReplay(compareFilms(used, way)))
        anew.push(ways.some((way) => way !== null))
      }
    }
  const share = (list: readonly boolean[], is: boolean) =>
    (100 * list.filter((each) => each === is).length) / list.length
  return [
    {
      label: `own: used films not found, of ${anew.length} encoded anew`,
      figure: share(anew, false),
      unit: '%',
    },
    {
      label: `own: other takes taken for used films, of ${takes.length}`,
      figure: share(takes, true),
      unit: '%',
    },
  ]
}
