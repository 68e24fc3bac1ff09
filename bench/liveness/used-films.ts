import type { FaceAction } from '@gamehall/contract/identity'
import { filmHead } from '@gamehall/face/testing'
import sharp, { type Sharp } from 'sharp'
import {
  compareFilms,
  evaluateReplay,
  type FilmPrint,
  mirrorPrint,
  openFilmArchive,
  partsOf,
  printFilm,
} from '../../apps/server/src/rooms/identity/index.ts'
import { createTestPlayer } from '../../apps/server/src/testing/index.ts'
import { withBenchContext } from '../bench-context.ts'
import type { BenchLine } from '../report.ts'
import { encodeJpeg } from './alter-still.ts'
import { drawOtherFilms } from './draw-other-films.ts'
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

/** Films of one person in one room: several takes of one action, and the first of them altered in every way. */
interface FilmedTakes {
  readonly person: Person
  readonly takes: readonly FilmPrint[]
  readonly altered: readonly { readonly kind: string; readonly film: FilmPrint }[]
}

/**
 * Films encoded anew, searched as the server does among what they were made of and thousands of others; and other takes of the same head
 * in the same room. Where a film is not found by its print, a whole try of films that were altered so is judged, as if none of them was found.
 */
export async function evaluateUsedFilms(people: readonly Person[], read: ReadFaces): Promise<BenchLine[]> {
  const filmed: FilmedTakes[] = []
  for (const person of people)
    for (const move of ['turn_left', 'smile'] as const) filmed.push(await filmTakes(person, move, read))
  const others = filmed.flatMap(({ takes: [used = [], ...rest] }) =>
    rest.map((take) => evaluateReplay(compareFilms(used, take)) !== null),
  )
  const again = filmed.flatMap(({ person, takes: [used = []], altered }) =>
    altered.map(({ kind, film }) => ({ person, kind, film, used })),
  )
  const { kept, found } = await searchFilms(
    filmed.flatMap(({ takes }) => takes),
    again.map(({ film }) => film),
  )
  const missed: EvaluatedFilm[] = []
  for (const [index, { person, kind }] of again.entries())
    if (found[index]?.isFound !== true)
      missed.push(await evaluateFilm(await showAgain(person, kind, ALTERED[kind]), read))
  for (const { film, result, why } of missed) console.log(`  own, ${film.kind}: ${result} ${why}`)
  const lost = again.filter(({ film, used }, index) => isAlike(film, used) && found[index]?.isFound !== true)
  return [
    {
      ...never(share(missed, ({ result }) => result === 'verified')),
      label: `own: ${missed.length} tries of used films that their print does not find: verified`,
    },
    {
      label: `own: used films not found among ${kept} kept ones, of ${again.length} encoded anew`,
      figure: share(found, ({ isFound }) => !isFound),
      unit: '%',
    },
    {
      ...never(share(again, (each) => lost.includes(each))),
      label: 'own: not found there, though alike when compared with the original alone',
    },
    {
      label: 'own: parts that a film encoded anew shares with its original, least',
      figure: Math.min(...again.map(({ film, used }) => countShared(film, used))),
      unit: '',
    },
    {
      label: `own: a search among ${kept} films, slowest of ${found.length}`,
      figure: Math.max(...found.map(({ ms }) => ms)),
      unit: 'ms',
    },
    {
      label: `own: other takes taken for used films, of ${others.length}`,
      figure: share(others, (isTaken) => isTaken),
      unit: '%',
    },
  ]
}

const share = <Each>(list: readonly Each[], is: (each: Each) => boolean): number =>
  (100 * list.filter(is).length) / Math.max(1, list.length)

const never = (figure: number) => ({ figure, unit: '%', against: { label: 'limit', figure: 1 }, atMost: 0 })

async function filmTakes(person: Person, move: FaceAction, read: ReadFaces): Promise<FilmedTakes> {
  const print = async (frames: readonly Buffer[]) => {
    const faces = []
    for (const frame of frames) faces.push(...(await read(frame)).slice(0, 1))
    return printFilm(faces)
  }
  const takes: FilmPrint[] = []
  const altered: { kind: string; film: FilmPrint }[] = []
  for (const [index, seed] of TAKES.entries()) {
    const stills = filmHead(person.head, { move, shares: SHARES, seed, room: ROOM })
    const frames = await Promise.all(stills.map(encodeJpeg))
    takes.push(await print(frames))
    if (index > 0) continue
    for (const [kind, { alter }] of Object.entries(ALTERED)) {
      const film = await print(await Promise.all(frames.map((frame) => alter(sharp(frame)).toBuffer())))
      altered.push({ kind, film })
    }
  }
  return { person, takes, altered }
}

/**
 * What is kept beside the films that are looked for, drawn from their prints: other takes of the same people, whose hashes are nearly those of
 * the real takes, so that many share more parts with an altered film than its original does; and films of others.
 */
const FILLING = { takes: { count: 1500, turned: 0.002 }, others: { count: 3500, turned: 0.25 } }

/** Searches each film among the kept ones and the filling. */
async function searchFilms(kept: readonly FilmPrint[], films: readonly FilmPrint[]) {
  const fill = Object.values(FILLING).flatMap(({ count, turned }) => drawOtherFilms(kept, count, turned))
  return withBenchContext(async (ctx) => {
    const { playerId } = await createTestPlayer(ctx)
    const archive = await openFilmArchive(ctx, playerId)
    await archive.keep([...kept, ...fill])
    await ctx.pool.query('analyze face_films')
    const found: { readonly isFound: boolean; readonly ms: number }[] = []
    for (const film of films) {
      const begun = performance.now()
      const verdict = await archive.search(film)
      found.push({ isFound: verdict !== null, ms: performance.now() - begun })
    }
    return { kept: kept.length + fill.length, found }
  })
}

const waysOf = (film: FilmPrint) => [film, mirrorPrint(film)]

const isAlike = (film: FilmPrint, used: FilmPrint): boolean =>
  waysOf(film).some((way) => evaluateReplay(compareFilms(used, way)) !== null)

function countShared(film: FilmPrint, used: FilmPrint): number {
  const parts = new Set(partsOf(used))
  return Math.max(...waysOf(film).map((way) => partsOf(way).filter((part) => parts.has(part)).length))
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
  { alter, isMirrored = false }: Alteration = { alter: (frame) => frame },
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
