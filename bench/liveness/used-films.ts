import type { FaceAction } from '@gamehall/contract/identity'
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
import { type EvaluatedFilm, evaluateFilm, type ReadFaces } from './evaluate-film.ts'
import type { BenchFilm } from './film-sets.ts'
import { drawnColors, filmTry, type Person, screensOf } from './own-films.ts'

const SHARES = [0, 0, 0.15, 0.3, 0.45, 0.6, 0.8, 1]
const TAKES = [1, 4, 7]
const ROOM = 5

interface Alteration {
  readonly alter: (frame: Sharp) => Sharp
  readonly isMirrored?: boolean
}

const ALTERED: Readonly<Record<string, Alteration>> = {
  'JPEG quality 60': { alter: (frame) => frame.jpeg({ quality: 60 }) },
  scaled: { alter: (frame) => frame.resize(360).jpeg({ quality: 80 }) },
  cropped: {
    alter: (frame) => frame.extract({ left: 18, top: 10, width: 444, height: 340 }).jpeg({ quality: 85 }),
  },
  brightened: { alter: (frame) => frame.modulate({ brightness: 1.18 }).jpeg({ quality: 85 }) },
  mirrored: { alter: (frame) => frame.flop().jpeg({ quality: 85 }), isMirrored: true },
  'all at once': {
    alter: (frame) =>
      frame
        .extract({ left: 6, top: 14, width: 452, height: 340 })
        .resize(420)
        .modulate({ brightness: 0.85, saturation: 1.2 })
        .flop()
        .jpeg({ quality: 55 }),
    isMirrored: true,
  },
}

/**
 * Films encoded anew, compared with what they were made of, and other takes of the same head in the same room. Where a film is not
 * found by its print, a whole try of films that were altered so is judged, as if none of them was found.
 */
export async function evaluateUsedFilms(people: readonly Person[], read: ReadFaces): Promise<BenchLine[]> {
  const print = async (frames: readonly Buffer[]) => {
    const faces = []
    for (const frame of frames) faces.push(...(await read(frame)).slice(0, 1))
    return printFilm(faces)
  }
  const anew: boolean[] = []
  const missed: EvaluatedFilm[] = []
  const takes: boolean[] = []
  for (const person of people)
    for (const move of ['turn_left', 'smile'] as const) {
      const films = await Promise.all(
        TAKES.map((seed) =>
          Promise.all(filmHead(person.head, { move, shares: SHARES, seed, room: ROOM }).map(encodeJpeg)),
        ),
      )
      const prints = []
      for (const frames of films) prints.push(await print(frames))
      const [frames = []] = films
      const [used = []] = prints
      for (const other of prints.slice(1)) takes.push(evaluateReplay(compareFilms(used, other)) !== null)
      for (const [kind, alteration] of Object.entries(ALTERED)) {
        const { alter } = alteration
        const altered = await print(await Promise.all(frames.map((frame) => alter(sharp(frame)).toBuffer())))
        const ways = [altered, mirrorPrint(altered)].map((way) => evaluateReplay(compareFilms(used, way)))
        const isFound = ways.some((way) => way !== null)
        anew.push(isFound)
        if (!isFound) missed.push(await evaluateFilm(await showAgain(person, kind, alteration), read))
      }
    }
  const share = (list: readonly boolean[], is: boolean) =>
    (100 * list.filter((each) => each === is).length) / list.length
  for (const { film, result, why } of missed) console.log(`  own, ${film.kind}: ${result} ${why}`)
  return [
    {
      label: `own: ${missed.length} tries of used films that their print does not find: verified`,
      figure:
        (100 * missed.filter(({ result }) => result === 'verified').length) / Math.max(1, missed.length),
      unit: '%',
      against: { label: 'limit', figure: 1 },
      atMost: 0,
    },
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

const MIRRORED: Readonly<Record<FaceAction, FaceAction>> = {
  turn_left: 'turn_right',
  turn_right: 'turn_left',
  open_mouth: 'open_mouth',
  smile: 'smile',
}

/** A whole try of films of an earlier check, made under its colours, that were altered and are shown under others. */
async function showAgain(
  { name, head }: Person,
  kind: string,
  { alter, isMirrored = false }: Alteration,
): Promise<BenchFilm> {
  const given = { name, kind: `used films, ${kind}`, isHonest: false }
  const used = await filmTry(given, (action, seed) => {
    const move = isMirrored ? MIRRORED[action] : action
    return filmHead(head, { move, shares: SHARES, screens: screensOf(drawnColors(seed + 1)), room: ROOM })
  })
  const actions = used.actions.map(async (filmed) => ({
    ...filmed,
    frames: await Promise.all(filmed.frames.map((frame) => alter(sharp(frame)).toBuffer())),
  }))
  return { ...used, actions: await Promise.all(actions) }
}
