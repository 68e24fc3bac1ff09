import type { FaceAction } from '@gamehall/contract/identity'
import { drawPlan, type FilmPlan, type PlannedAction } from './film-plan.ts'
import { drawPerson } from './head/person.ts'
import { type Sitter, seatPerson } from './head/pose-person.ts'
import { Session, type Setting, type TakenFrame, takeFilm } from './honest-film.ts'
import { drawPhone } from './scene/photograph.ts'
import { type Frame, resizeFrame } from './scene/picture.ts'
import { buildRoom } from './scene/room.ts'
import { type Draws, drawFrom, SET } from './seeded-draws.ts'
import { morphStills, swapByLandmarks, turnRelief, warpByLandmarks } from './spoofs/mesh-warps.ts'
import { lightOver, pasteFace } from './spoofs/overlay-attacks.ts'
import { holdPrint, playOnTablet, wearPrint } from './spoofs/presentation-attacks.ts'
import { shakeFilm, shiftWhole, warpByBells, warpByPlate } from './spoofs/smooth-warps.ts'
import { readStill, type Still, takeStill } from './spoofs/source-photo.ts'

/** A film to make: its frames come as raw pictures, in the order of the plan. */
export interface FilmOrder {
  readonly name: string
  readonly kind: string
  readonly isHonest: boolean
  readonly plan: FilmPlan
  /** Whether a camera's noise is laid over a forged picture (a film of a scene has its own). */
  readonly noise: number
  readonly quality: number
  readonly make: () => Promise<Frame[][]>
}

const framesOf = (film: readonly TakenFrame[][]) => film.map((taken) => taken.map(({ frame }) => frame))

function remember<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** Persons of the set; a person who comes twice has another room, phone and day. */
const PERSON_COUNT = 24

const seat: (index: string) => Promise<Sitter> = remember((index) => seatPerson(drawPerson(Number(index))))

/** A person, a room and a phone of that seed. */
async function setUp(person: number, seed: string): Promise<Setting> {
  return { sitter: await seat(String(person)), room: await buildRoom(seed), phone: drawPhone(seed), seed }
}

async function setUpright(person: number, seed: string): Promise<Setting> {
  const setting = await setUp(person, seed)
  return { ...setting, phone: { ...setting.phone, width: 480, height: 640, focal: 0.97 } }
}

/** The photos that forgers have: two of real persons, the rest of persons of this set. */
const stillOf: (key: string) => Promise<Still> = remember(async (key) => {
  if (key === 'hopper' || key === 'collins') return readStill(key)
  return takeStill(await setUpright(Number(key), `still ${key}`), drawPlan('still'))
})
const FACES = ['3', 'hopper', '7', '10', 'collins', '0', '13', '5'] as const

/** Films that somebody took of a person in another session: other colours, the same actions. */
async function takeEarlier(index: number): Promise<{ readonly film: Frame[][]; readonly plan: FilmPlan }> {
  const seed = `earlier ${index}`
  const plan = drawPlan(seed)
  return { film: framesOf(await takeFilm(await setUpright(index * 3 + 2, seed), plan)), plan }
}
const EARLIER_COUNT = 5
const earlier = remember((index) => takeEarlier(Number(index)))

/**
 * The parts of an earlier film that show the actions which a new plan asks for, as many frames as it asks. A forger who sees the
 * drawn colours takes, of the frames about as far on, one of the drawn colour if there is one (`seesColors`).
 */
async function fitEarlier(
  index: number,
  plan: FilmPlan,
  { isMirrored, seesColors }: { isMirrored: boolean; seesColors: boolean },
): Promise<Frame[][]> {
  const { film, plan: old } = await earlier(String(index % EARLIER_COUNT))
  const mirrored = (action: FaceAction) =>
    action === 'turn_left' ? 'turn_right' : action === 'turn_right' ? 'turn_left' : action
  return plan.map(({ action, frames }) => {
    const at = old.findIndex((other) => other.action === (isMirrored ? mirrored(action) : action))
    const found = film[at] ?? []
    const shown = old[at]?.frames ?? []
    return frames.map(({ color }, step) => {
      const even = Math.round((step / (frames.length - 1)) * (found.length - 1))
      const near = [0, -1, 1, -2, 2].map((off) => even + off)
      const fitting = near.find((other) => shown[other]?.color === color)
      return found[seesColors ? (fitting ?? even) : even] as Frame
    })
  })
}

async function alterReplay(
  film: readonly Frame[][],
  change: 'encoded' | 'cropped' | 'mirrored',
  draws: Draws,
): Promise<Frame[][]> {
  const kept = draws.between(0.72, 0.94)
  const [fromLeft, fromTop] = [draws.between(0, 1 - kept), draws.between(0, 1 - kept)]
  const smaller = draws.between(0.6, 1)
  const alter = async (frame: Frame): Promise<Frame> => {
    if (change === 'encoded') {
      const small = await resizeFrame(
        frame,
        Math.round(frame.width * smaller),
        Math.round(frame.height * smaller),
      )
      return resizeFrame(small, frame.width, frame.height)
    }
    if (change === 'mirrored') return mirror(frame)
    const [w, h] = [Math.floor(frame.width * kept), Math.floor(frame.height * kept)]
    const data = new Uint8Array(3 * w * h)
    const [left, top] = [Math.floor(frame.width * fromLeft), Math.floor(frame.height * fromTop)]
    for (let y = 0; y < h; y += 1) {
      const from = 3 * ((y + top) * frame.width + left)
      data.set(frame.data.subarray(from, from + 3 * w), 3 * y * w)
    }
    return resizeFrame({ width: w, height: h, data }, frame.width, frame.height)
  }
  return Promise.all(film.map((frames) => Promise.all(frames.map(alter))))
}

function mirror(frame: Frame): Frame {
  const data = new Uint8Array(frame.data.length)
  for (let y = 0; y < frame.height; y += 1)
    for (let x = 0; x < frame.width; x += 1) {
      const from = 3 * (y * frame.width + x)
      data.set(frame.data.subarray(from, from + 3), 3 * (y * frame.width + frame.width - 1 - x))
    }
  return { ...frame, data }
}

/** Photos of one person doing each action, as a forger may have collected them: another day, no coloured screen. */
async function collectStills(
  person: number,
  seed: string,
): Promise<{ rest: Still; ends: Record<FaceAction, Still> }> {
  const setting = await setUpright(person, seed)
  const plan = drawPlan(seed)
  const session = new Session(setting)
  const takeAt = async (planned: PlannedAction, done: number): Promise<Still> => {
    const frame = { atMs: 0, done, color: null, screen: [0, 0, 0] as const, blink: 0 }
    return { name: setting.sitter.person.name, ...(await session.take(planned, frame, false)) }
  }
  const [first] = plan
  if (first === undefined) throw new Error('a plan has actions')
  const rest = await takeAt(first, 0)
  const ends: Partial<Record<FaceAction, Still>> = {}
  for (const planned of plan) ends[planned.action] = await takeAt(planned, 1)
  return { rest, ends: ends as Record<FaceAction, Still> }
}

interface Trick {
  readonly kind: string
  readonly count: number
  /** Whether the trick is a picture that no camera took: it may get a noise laid over. */
  readonly isInjected: boolean
  readonly make: (context: {
    still: Still
    plan: FilmPlan
    draws: Draws
    index: number
    seed: string
  }) => Promise<Frame[][]>
}

const stage = async (seed: string, plan: FilmPlan, draws: Draws) => ({
  room: await buildRoom(seed),
  phone: { ...drawPhone(seed), width: 480, height: 640, focal: 0.97 },
  plan,
  draws,
})

async function swapOnto(
  index: number,
  seed: string,
  plan: FilmPlan,
  lay: (taken: TakenFrame, focal: number) => Frame,
): Promise<Frame[][]> {
  const setting = await setUpright((index * 2 + 6) % PERSON_COUNT, seed)
  const film = await takeFilm(setting, plan)
  return film.map((taken) => taken.map((one) => lay(one, setting.phone.focal * setting.phone.height)))
}

/** Half of the forgers let a forged picture tremble. */
const maybeShaken = (film: readonly Frame[][], draws: Draws): Frame[][] =>
  draws.chance(0.5) ? shakeFilm(film, draws) : film.map((frames) => [...frames])

const FLAT: readonly Trick[] = [
  {
    kind: 'photo, as it is or shifted',
    count: 4,
    isInjected: true,
    make: async (context) => shiftWhole(context),
  },
  {
    kind: 'warp: 2D Gaussians',
    count: 6,
    isInjected: true,
    make: async (context) => maybeShaken(warpByBells(context), context.draws),
  },
  {
    kind: 'warp: thin plate',
    count: 6,
    isInjected: true,
    make: async (context) => maybeShaken(warpByPlate(context), context.draws),
  },
  {
    kind: 'warp: mesh of landmarks',
    count: 6,
    isInjected: true,
    make: async (context) => maybeShaken(warpByLandmarks(context), context.draws),
  },
  {
    kind: 'warp, lit live with the drawn colours',
    count: 6,
    isInjected: true,
    make: async (context) => {
      const warp = [warpByBells, warpByPlate, warpByLandmarks][context.index % 3] ?? warpByBells
      return maybeShaken(lightOver(warp(context), context.plan, context.still, context.draws), context.draws)
    },
  },
]

const HELD: readonly Trick[] = [
  {
    kind: 'print turned flat in the hand',
    count: 5,
    isInjected: false,
    make: async ({ still, plan, draws, index, seed }) =>
      holdPrint(await stage(seed, plan, draws), still, false, index % 2 === 0),
  },
  {
    kind: 'print bent about a cylinder',
    count: 5,
    isInjected: false,
    make: async ({ still, plan, draws, index, seed }) =>
      holdPrint(await stage(seed, plan, draws), still, true, index % 2 === 0),
  },
  {
    kind: 'print with eyes and mouth cut out, worn',
    count: 5,
    isInjected: false,
    make: async ({ still, plan, draws, index, seed }) =>
      framesOf(
        await takeFilm(
          await setUpright((index * 3 + 4) % PERSON_COUNT, seed),
          plan,
          true,
          wearPrint(still, draws, index % 2 === 0),
        ),
      ),
  },
  {
    kind: 'honest film replayed on a tablet',
    count: 5,
    isInjected: false,
    make: async ({ plan, draws, index, seed }) =>
      playOnTablet(
        await stage(seed, plan, draws),
        await fitEarlier(index, plan, { isMirrored: false, seesColors: index % 2 === 1 }),
        index % 2 === 0,
      ),
  },
]

const FILMS: readonly Trick[] = [
  ...(['encoded', 'cropped', 'mirrored'] as const).map(
    (change, offset): Trick => ({
      kind: `honest film of another session, ${change === 'encoded' ? 'encoded anew' : change}`,
      count: 3,
      isInjected: true,
      make: async ({ plan, index, draws }) =>
        alterReplay(
          await fitEarlier(index + offset, plan, {
            isMirrored: change === 'mirrored',
            seesColors: index > 0,
          }),
          change,
          draws,
        ),
    }),
  ),
  {
    kind: 'face of a photo pasted on a living body',
    count: 5,
    isInjected: true,
    make: ({ still, plan, index, seed }) => swapOnto(index, seed, plan, (taken) => pasteFace(still, taken)),
  },
  {
    kind: 'strong: face of a photo laid on a living face by landmarks',
    count: 5,
    isInjected: true,
    make: ({ still, plan, index, seed }) =>
      swapOnto(index, seed, plan, (taken, focal) =>
        swapByLandmarks(still, taken, { matchesColor: index % 2 === 1, soft: (index % 3) * 5 }, focal),
      ),
  },
  {
    kind: 'strong: two photos of a person, morphed',
    count: 4,
    isInjected: true,
    make: async (context) => {
      const { rest, ends } = await collectStills(context.index * 4 + 1, context.seed)
      const film = morphStills({ ...context, still: rest }, ends)
      const lit = context.index % 2 === 0 ? film : lightOver(film, context.plan, rest, context.draws)
      return maybeShaken(lit, context.draws)
    },
  },
  {
    kind: 'strong: photo on a relief, turned in 3D',
    count: 6,
    isInjected: true,
    make: async (context) => maybeShaken(turnRelief(context, false), context.draws),
  },
  {
    kind: 'strong: photo on a relief, turned and lit live in 3D',
    count: 6,
    isInjected: true,
    make: async (context) => maybeShaken(turnRelief(context, true), context.draws),
  },
]

const HONEST_COUNT = 30

function orderHonest(index: number): FilmOrder {
  const seed = `honest ${index}`
  const plan = drawPlan(seed)
  return {
    name: `${SET} set, person ${(index % PERSON_COUNT) + 1}, room ${index + 1}`,
    kind: 'honest: simulated head',
    isHonest: true,
    plan,
    noise: 0,
    quality: drawPhone(seed).quality,
    make: async () => framesOf(await takeFilm(await setUp(index % PERSON_COUNT, seed), plan)),
  }
}

function orderSpoof({ kind, isInjected, make }: Trick, index: number, firstFace: number): FilmOrder {
  const seed = `${kind} ${index}`
  const draws = drawFrom(seed)
  const plan = drawPlan(seed)
  const face = FACES[(firstFace + index) % FACES.length] ?? 'hopper'
  return {
    name: `${SET} set, ${kind} ${index + 1}`,
    kind,
    isHonest: false,
    plan,
    noise: isInjected && draws.chance(0.7) ? draws.between(1, 3) : 0,
    quality: Math.round(draws.between(70, 93)),
    make: async () => make({ still: await stillOf(face), plan, draws, index, seed }),
  }
}

export const FILM_ORDERS: readonly FilmOrder[] = [
  ...Array.from({ length: HONEST_COUNT }, (_, index) => orderHonest(index)),
  ...[...FLAT, ...HELD, ...FILMS].flatMap((trick, place) =>
    Array.from({ length: trick.count }, (_, index) => orderSpoof(trick, index, 3 * place)),
  ),
]
