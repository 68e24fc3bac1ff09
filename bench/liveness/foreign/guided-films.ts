import {
  FACE_FILM_LIMITS,
  FACE_FRAMES_MAX,
  FACE_FRAMES_MIN,
  type FaceAction,
  type ScreenColor,
  screenColorAt,
} from '@gamehall/contract/identity'
import {
  areShouldersOutOfFrame,
  beginRecording,
  type Recording,
  recordObservation,
  untilLit,
} from '@gamehall/face'
import type { BenchFilm, GuidedAction } from '../film-sets.ts'
import { drawAmount, drawColors, screenLight, shuffle } from './film-plan.ts'
import {
  type Bearing,
  type Character,
  type Cue,
  drawCharacter,
  type Framing,
  Hand,
  Performer,
  Stray,
} from './guided-person.ts'
import { drawPerson } from './head/person.ts'
import { expressAction, type Pose, poseSitter, type Sitter, seatPerson } from './head/pose-person.ts'
import { drawPhone, drawScene, encodeJpeg, exposeSensor, type Phone } from './scene/photograph.ts'
import { scaleColor } from './scene/picture.ts'
import { buildRoom, type Room } from './scene/room.ts'
import { type Draws, drawFrom } from './seeded-draws.ts'

const FILM_COUNT = 60
const KIND = 'simulated head, guided'
/** Every seed's text goes on with it: persons, rooms, phones and people are those of no other film. */
const NAME = 'guided'

const DEGREE = Math.PI / 180
const FILM = { leastFrames: FACE_FRAMES_MIN, mostFrames: FACE_FRAMES_MAX, limits: FACE_FILM_LIMITS } as const
/** A face that is smaller than this share of the picture's height is asked to come nearer. */
const SMALL_FACE = 0.3
/** How near to the picture's edge a face seems cut off, and how far below the upper one people want its middle: shares of the picture. */
const CUT_OFF = 0.03
const MIDDLE = 0.52

type FaceBox = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

interface Place {
  readonly sitter: Sitter
  readonly room: Room
  readonly phone: Phone
}

/** How somebody sits and holds the phone all along, in degrees and cm. */
interface Habit {
  readonly lean: { readonly yaw: number; readonly pitch: number; readonly roll: number }
  /** What else the head does when it turns all the way, to either side, and when the jaw opens. */
  readonly tilt: {
    readonly pitch: number
    readonly roll: number
    readonly aside: number
    readonly jaw: number
  }
  /** How far the phone is above the eyes. */
  readonly phoneUp: number
}

const drawHabit = (draws: Draws): Habit => ({
  lean: { yaw: 2.5 * draws.normal(), pitch: 3 * draws.normal(), roll: 2.5 * draws.normal() },
  tilt: {
    pitch: 2.5 * draws.normal(),
    roll: 3 * draws.normal(),
    aside: draws.between(-0.4, 1.2),
    jaw: draws.between(-5, 1),
  },
  phoneUp: draws.between(-8, 2),
})

/** Most hold a phone as they do for a photo of themselves; some too near, some at arm's length. */
function drawDistance({ width, height }: Phone, draws: Draws): number {
  const usual = draws.between(34, 48)
  const distance = draws.chance(0.2)
    ? draws.between(22, 28)
    : draws.chance(0.12)
      ? draws.between(52, 62)
      : usual
  return width > height ? distance * 1.1 : distance
}

/** Somebody with their phone during a whole check. */
class Sitting {
  private readonly habit: Habit
  private readonly character: Character
  private readonly hand: Hand
  private readonly draws: Draws
  private readonly place: Place
  private readonly head: readonly Stray[]
  private readonly grip: readonly Stray[]
  /** Seconds between two frames of the phone. */
  private readonly every: number

  constructor(place: Place, seed: string) {
    const draws = drawFrom(`${seed} sitting`)
    this.place = place
    this.draws = draws
    this.character = drawCharacter(draws)
    this.habit = drawHabit(draws)
    const held = {
      away: drawDistance(place.phone, draws),
      yaw: DEGREE * 1.5 * draws.normal(),
      pitch: DEGREE * 2.5 * draws.normal(),
    }
    this.hand = new Hand(this.character, held, draws)
    this.every = draws.between(0.2, 0.35)
    const { trembles } = this.character
    // Yaw, pitch and roll in degrees, then cm: a tremor each, and a slow change of posture.
    this.head = [
      ...[0.35, 0.35, 0.25, 0.08, 0.08, 0.1].map((size) => new Stray(draws, size * trembles, 0.4)),
      ...[1.2, 1.2, 0.8, 0.4, 0.3, 0.5].map((size) => new Stray(draws, size, 4)),
    ]
    this.grip = [
      ...[0.12, 0.12, 0.1, 0.25, 0.25, 0.2].map((size) => new Stray(draws, size * trembles, 0.35)),
      ...[0.4, 0.5, 0.3, 0.6, 0.7, 0.4].map((size) => new Stray(draws, size, 3)),
    ]
  }

  private readonly tick = (): void => {
    this.hand.tick()
    for (const stray of this.head) stray.tick()
    for (const stray of this.grip) stray.tick()
  }

  private pose(action: FaceAction, { done, aside, talk, blink }: Bearing): Pose {
    const [yaw, pitch, roll, x, y, z] = sumOf(this.head)
    const { lean, tilt } = this.habit
    const side = action === 'turn_left' ? 1 : action === 'turn_right' ? -1 : 0
    const turned = side * done
    const nod = action === 'open_mouth' ? tilt.jaw * done : tilt.pitch * Math.abs(turned)
    const expression = expressAction(action, Math.max(0, done), this.place.sitter.person, {
      jaw: 1,
      smile: 1,
    })
    const far = this.hand.away
    // Who holds the phone low looks down at it, not quite so far.
    const down = 0.6 * Math.atan2(-this.habit.phoneUp, far)
    return {
      yaw: DEGREE * (lean.yaw + 20 * turned + aside.yaw + yaw),
      pitch: down + DEGREE * (lean.pitch + nod + aside.pitch + pitch),
      roll: DEGREE * (lean.roll + tilt.roll * turned + roll),
      move: [x + tilt.aside * turned, 0.4 + y, -far + z],
      sway: [0.5 * x + 0.3 * tilt.aside * turned, 0.4 + 0.4 * y, -far + 0.6 * z],
      expression: {
        ...expression,
        jaw: expression.jaw + talk,
        smile: Math.max(expression.smile, this.character.friendliness),
        blink,
      },
    }
  }

  private async photograph(action: FaceAction, bearing: Bearing, color: ScreenColor): Promise<Buffer> {
    const { sitter, room, phone } = this.place
    const [yaw, pitch, roll, x, y, z] = sumOf(this.grip)
    const { phoneUp } = this.habit
    const { aim, away } = this.hand
    const camera = {
      x,
      y: phoneUp + y,
      z,
      yaw: aim.yaw + DEGREE * yaw,
      pitch: Math.atan2(-phoneUp, away) + aim.pitch + DEGREE * pitch,
      roll: DEGREE * roll,
    }
    const screen = {
      place: [camera.x, camera.y - 5, camera.z] as const,
      color: scaleColor(screenLight(color), room.screenShare),
    }
    const { meshes } = poseSitter(sitter, this.pose(action, bearing))
    const frame = await drawScene([...meshes, ...room.meshes], camera, { ...room.light, screen }, phone)
    return encodeJpeg(exposeSensor(frame, phone, this.draws), phone.quality)
  }

  async film(
    { action, amount }: Pick<GuidedAction, 'action' | 'amount'>,
    seed: string,
    [attempt, within, read]: Parameters<GuidedAction['take']>,
  ): ReturnType<GuidedAction['take']> {
    const draws = drawFrom(`${seed} ${action} ${attempt}`)
    const colors = drawColors(draws)
    const performer = new Performer(this.character, action, attempt, draws)
    this.hand.beginTask()
    let recording: Recording<Buffer> = beginRecording()
    for (
      let atMs = toLit(draws.between(100, 400));
      atMs < 1_000 * within;
      atMs = this.nextFrame(atMs, draws)
    ) {
      const color = screenColorAt(colors, atMs)
      const bearing = performer.live(atMs / 1_000, this.tick)
      if (color === null) continue
      const picture = await this.photograph(action, bearing, color)
      const [face] = await read(picture)
      if (face === undefined) {
        performer.hear('nobody')
        continue
      }
      recording = recordObservation(
        recording,
        { move: action, amount, ...FILM },
        { measures: face.measures, picture, atMs },
      )
      if (recording.stage === 'done') {
        const { frames } = recording
        const times = frames.map((frame) => frame.atMs)
        return {
          film: {
            action,
            amount,
            frames: frames.map((frame) => frame.picture),
            colors: times.map((time) => screenColorAt(colors, time)),
            times,
          },
          seconds: atMs / 1_000,
        }
      }
      performer.hear(cueOf(recording))
      const isAhead = !action.startsWith('turn') || Math.abs(bearing.done) < 0.1
      this.watchPicture(face.box, atMs / 1_000, { isAhead, isRepeated: attempt > 0 })
    }
    return null
  }

  /** The page shows people their own picture; where their face is in it they see while they look ahead, or when it leaves it. */
  private watchPicture(
    box: FaceBox,
    now: number,
    { isAhead, isRepeated }: { readonly isAhead: boolean; readonly isRepeated: boolean },
  ): void {
    const { width, height, focal } = this.place.phone
    this.hand.hear(framingOf(box), now, isRepeated)
    const isLeaving = box.x < CUT_OFF || box.x + box.width > 1 - CUT_OFF
    if (!isAhead && !isLeaving) return
    const [right, down] = [box.x + box.width / 2 - 0.5, box.y + box.height / 2 - MIDDLE]
    this.hand.seeFace((right * width) / height, down, now, focal)
  }

  /** A slow phone is now and then slower still. */
  private nextFrame(atMs: number, draws: Draws): number {
    const busy = draws.chance(0.05) ? draws.between(60, 200) : 0
    return toLit(atMs + 1_000 * this.every * draws.between(0.88, 1.15) + busy)
  }
}

/** A frame is taken as soon as the screen's colour counts. */
function toLit(atMs: number): number {
  const soon = Math.round(atMs)
  return soon + untilLit(soon, FACE_FILM_LIMITS)
}

/** The tremor and the slow change of each of six values, added up. */
const sumOf = (strays: readonly Stray[]) =>
  [0, 1, 2, 3, 4, 5].map((at) => (strays[at]?.value ?? 0) + (strays[at + 6]?.value ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]

function cueOf(recording: Recording<Buffer>): Cue {
  if (recording.stage === 'quick') return 'slower'
  if (recording.stage === 'slow') return 'again'
  if (recording.stage !== 'move') return 'ahead'
  if (recording.isTooFar === true) return 'back'
  return recording.progress >= 1 ? 'hold' : 'further'
}

function framingOf({ y, height }: FaceBox): Framing {
  // Nobody needs to be told when they see their own forehead cut off.
  if (y < CUT_OFF || areShouldersOutOfFrame({ bottom: y + height, height })) return 'away'
  return height < SMALL_FACE ? 'nearer' : 'fine'
}

async function setUp(index: number, seed: string): Promise<Place> {
  const sitter = await seatPerson(drawPerson(index, `${NAME} person ${index}`))
  return { sitter, room: await buildRoom(seed), phone: drawPhone(seed) }
}

function listFilm(index: number): BenchFilm {
  const seed = `${NAME} ${index}`
  const draws = drawFrom(`${seed} tasks`)
  const actions = shuffle<FaceAction>(['turn_left', 'turn_right', 'open_mouth', 'smile'], draws)
  let sitting: Promise<Sitting> | null = null
  const sitDown = async () => new Sitting(await setUp(index, seed), seed)
  return {
    name: `${NAME} set, person ${index + 1}`,
    kind: KIND,
    isHonest: true,
    actions: actions.map((action, number) => {
      const amount = drawAmount(action, draws)
      return {
        action,
        amount,
        async take(...taking) {
          // The first film of a check is taken by somebody who has just sat down, however often the check is made.
          if (sitting === null || (number === 0 && taking[0] === 0)) sitting = sitDown()
          return (await sitting).film({ action, amount }, seed, taking)
        },
      }
    }),
  }
}

/** Honest films of people whom the page guides, drawn while they are taken. */
export function* listGuidedFilms(isWanted: (at: number) => boolean = () => true): Generator<BenchFilm> {
  for (let index = 0; index < FILM_COUNT; index += 1) if (isWanted(index)) yield listFilm(index)
}
