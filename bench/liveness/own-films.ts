import { type FaceAction, SCREEN_COLORS, SCREEN_LIGHT, type ScreenColor } from '@gamehall/contract/identity'
import {
  addNoise,
  createFaceModel,
  createHeadModel,
  createStranger,
  type FaceModel,
  filmHead,
  gaussianWarp,
  type HeadFilm,
  type HeadModel,
  MOVE_POSES,
  type Push,
  poseFace,
  readSampleFaces,
  renderFrame,
  type Still,
  scalePose,
  thinPlateWarp,
  warpStill,
} from '@gamehall/face/testing'
import sharp from 'sharp'
import { brighten, encodeJpeg, narrow } from './alter-still.ts'
import type { BenchFilm, FilmedAction } from './film-sets.ts'

const ACTIONS: readonly FaceAction[] = ['turn_left', 'open_mouth', 'turn_right', 'smile']
const SHARES = [0, 0, 0.15, 0.3, 0.45, 0.6, 0.8, 1] as const

export interface Person {
  readonly name: string
  readonly face: FaceModel
  readonly head: HeadModel
}

/** Three faces, all derived from the one picture that comes with the face library. */
export async function people(): Promise<Person[]> {
  const { portrait } = await readSampleFaces()
  const first = await createFaceModel(portrait, 280)
  const pale = await sharp(portrait)
    .modulate({ brightness: 1.05, saturation: 0.7 })
    .extract({ left: 20, top: 0, width: 215, height: 256 })
    .toBuffer()
  const faces = { first, other: await createStranger(first), pale: await createFaceModel(pale, 250) }
  return Object.entries(faces).map(([name, face]) => ({ name, face, head: createHeadModel(face) }))
}

/** The colours as drawn for a try: another sequence for each action. */
export const drawnColors = (seed: number): (ScreenColor | null)[] =>
  SHARES.map((_, index) => SCREEN_COLORS[(Math.floor(index / 2) + seed) % SCREEN_COLORS.length] ?? null)

/** The light of a screen that shows these colours. */
export const screensOf = (colors: readonly (ScreenColor | null)[]) =>
  colors.map((color) => (color ? SCREEN_LIGHT[color] : ([0, 0, 0] as const)))

type Draw = (action: FaceAction, seed: number) => readonly Still[]

/** A try of a whole check, each action drawn so. */
export async function filmTry(
  given: { readonly name: string; readonly kind: string; readonly isHonest: boolean },
  draw: Draw,
): Promise<Omit<BenchFilm, 'actions'> & { readonly actions: readonly FilmedAction[] }> {
  const actions: FilmedAction[] = []
  for (const [index, action] of ACTIONS.entries()) {
    const frames = await Promise.all(draw(action, index).map(encodeJpeg))
    // The drawn mouths open less far than people's, and the heads turn further: the least and the most that the server draws.
    const amount = action === 'open_mouth' ? 0.85 : action === 'smile' ? 1 : 1.25
    actions.push({ action, amount, frames, colors: drawnColors(index) })
  }
  return { ...given, actions }
}

type IsWanted = (person: number, at: number) => boolean

/** Heads in a room, and what is tried in their place: of each person the films whose number among theirs is wanted. */
export async function* makeOwnFilms(isWanted: IsWanted = () => true): AsyncGenerator<BenchFilm> {
  const everybody = await people()
  for (const [index, person] of everybody.entries()) {
    // The first and the pale face are one person's.
    const other = everybody[index === 1 ? 0 : 1] ?? person
    const orders = [...honestFilms(person, index), ...spoofs(person, other, index)]
    for (const [at, make] of orders.entries()) if (isWanted(index, at)) yield await make()
  }
}

type Scene = Partial<Pick<HeadFilm, 'isHandHeld' | 'view'>> & {
  readonly isBright?: boolean
  readonly dim?: number
}

function honestFilms({ name, head }: Person, person: number): (() => Promise<BenchFilm>)[] {
  const scenes: Readonly<Record<string, Scene>> = {
    'a phone on the table': {},
    'a phone in the hand': { isHandHeld: true },
    'a lamp from the other side': { view: { lamp: 40 } },
    'even light': { view: { ambient: 1 } },
    'a bright room, the screen is not seen': { isBright: true },
    'poor light': { dim: 0.55 },
  }
  return Object.entries(scenes).map(([kind, scene]) => () => {
    const { isBright = false, dim = 1, ...given } = scene
    return filmTry({ name, kind: `honest: ${kind}`, isHonest: true }, (move, seed) => {
      const screens = isBright ? [] : screensOf(drawnColors(seed))
      const stills = filmHead(head, { move, shares: SHARES, screens, seed: person * 10 + seed, ...given })
      return dim === 1 ? stills : stills.map((still) => brighten(still, dim))
    })
  })
}

function spoofs(person: Person, other: Person, index: number): (() => Promise<BenchFilm>)[] {
  const { name, face, head } = person
  const at = (seed: number, frame: number) => index * 1000 + seed * 50 + frame
  const warps: Record<string, Draw> = {
    'a photo held before the camera': (_, seed) =>
      SHARES.map((_share, frame) => addNoise(face.still, at(seed, frame))),
    'a photo turned aside': (_, seed) =>
      SHARES.map((share, frame) => addNoise(narrow(face.still, 1 - share * 0.3), at(seed, frame))),
    'a film bent from one photo by its mesh': (action, seed) =>
      SHARES.map((share, frame) => renderFrame(face, scalePose(MOVE_POSES[action], share), at(seed, frame))),
    'thin-plate warp of a photo': (action, seed) =>
      SHARES.map((share, frame) => addNoise(thinPlate(face, action, share), at(seed, frame))),
    'a film of a head made for other colours': (move, seed) => {
      return filmHead(head, {
        move,
        shares: SHARES,
        screens: screensOf(drawnColors(seed + 1)),
        seed: at(seed, 0),
      })
    },
    'somebody else takes over': (move, seed) =>
      filmHead(seed === 0 ? head : other.head, { move, shares: SHARES, seed: at(seed, 0) }),
  }
  for (const [width, radius, reach] of [
    ['narrow', 0.2, 0.22],
    ['medium', 0.35, 0.28],
    ['wide', 0.55, 0.4],
  ] as const)
    warps[`2D Gaussian of a photo, ${width}`] = (action, seed) =>
      SHARES.map((share, frame) =>
        addNoise(
          warpStill(face.still, gaussianWarp(pushesOf(face, action, share, { radius, reach }))),
          at(seed, frame),
        ),
      )
  return Object.entries(warps).map(
    ([kind, draw]) =>
      () =>
        filmTry({ name, kind, isHonest: false }, draw),
  )
}

function pushesOf(
  { points }: FaceModel,
  action: FaceAction,
  share: number,
  { radius, reach }: { readonly radius: number; readonly reach: number },
): Push[] {
  const at = (place: number) => ({ x: points[place]?.[0] ?? 0, y: points[place]?.[1] ?? 0 })
  const width = at(454).x - at(234).x
  const way = share * width
  if (action === 'open_mouth')
    return [
      { ...at(17), dx: 0, dy: 0.28 * way, radius: 0.15 * width },
      { ...at(152), dx: 0, dy: 0.15 * way, radius: 0.3 * width },
    ]
  if (action === 'smile')
    return [
      { ...at(61), dx: -0.16 * way, dy: -0.09 * way, radius: 0.12 * width },
      { ...at(291), dx: 0.16 * way, dy: -0.09 * way, radius: 0.12 * width },
    ]
  const side = action === 'turn_left' ? 1 : -1
  return [{ ...at(1), dx: side * reach * way, dy: 0, radius: radius * width }]
}

const KEYS = [1, 10, 152, 234, 454, 33, 133, 263, 362, 61, 291, 13, 14, 17, 168, 50, 280, 397, 105, 334]

/** The photo with its landmarks drawn to where a turned head would have them; the edges stay. */
function thinPlate(face: FaceModel, action: FaceAction, share: number): Still {
  const { width, height } = face.still
  const posed = poseFace(face, scalePose(MOVE_POSES[action], share))
  const edges = [0, width / 2, width - 1].flatMap((x) =>
    [0, height / 2, height - 1]
      .filter((y) => x !== width / 2 || y !== height / 2)
      .map((y) => ({ to: [x, y] as const, from: [x, y] as const })),
  )
  const marks = KEYS.map((place) => ({
    to: [posed[place]?.[0] ?? 0, posed[place]?.[1] ?? 0] as const,
    from: [face.points[place]?.[0] ?? 0, face.points[place]?.[1] ?? 0] as const,
  }))
  return warpStill(face.still, thinPlateWarp([...edges, ...marks]))
}
