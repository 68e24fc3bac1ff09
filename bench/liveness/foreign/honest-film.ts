import type { FilmPlan, PlannedAction, PlannedFrame } from './film-plan.ts'
import { createTremor, expressAction, type Pose, poseSitter, type Sitter } from './head/pose-person.ts'
import { type Mesh, project } from './scene/draw-mesh.ts'
import { drawScene, exposeSensor, type Phone } from './scene/photograph.ts'
import { type Frame, scaleColor } from './scene/picture.ts'
import type { Room } from './scene/room.ts'
import { type Draws, drawFrom } from './seeded-draws.ts'

export interface Setting {
  readonly sitter: Sitter
  readonly room: Room
  readonly phone: Phone
  readonly seed: string
}

/** A frame as the camera gives it, before it is encoded, and where the 468 points of the face are in it. */
export interface TakenFrame {
  readonly frame: Frame
  readonly face: Float32Array
}

const DEGREE = Math.PI / 180

/** Somebody before their own phone who does what is asked. */
export class Session {
  private readonly draws: Draws
  private readonly tremors: readonly (() => number)[]
  private readonly distance: number
  private readonly lean: { readonly pitch: number; readonly roll: number; readonly yaw: number }
  private readonly habit: {
    /** The turn to the left and to the right, in shares of what was asked. */
    readonly turns: readonly [number, number]
    readonly pitch: number
    readonly roll: number
    readonly jaw: number
    readonly smile: number
  }
  private readonly setting: Setting

  constructor(setting: Setting) {
    this.setting = setting
    const draws = drawFrom(`${setting.seed} session`)
    this.draws = draws
    const landscape = setting.phone.width > setting.phone.height
    this.distance = landscape ? draws.between(42, 52) : draws.between(36, 48)
    this.lean = { yaw: draws.between(-3, 3), pitch: draws.between(-5, 5), roll: draws.between(-4, 4) }
    this.habit = {
      turns: [draws.between(1, 1.25), draws.between(1, 1.25)],
      pitch: draws.between(-3, 3),
      roll: draws.between(-4, 4),
      jaw: draws.between(0.7, 1.05),
      smile: draws.between(0.8, 1.15),
    }
    const sizes = [0.5, 0.5, 0.5, 0.12, 0.12, 0.2, 0.1, 0.1, 0.1, 0.12, 0.12, 0.15]
    this.tremors = sizes.map((size) => createTremor(draws, size))
  }

  private pose(
    { action, amount }: PlannedAction,
    { done, blink }: PlannedFrame,
    shake: readonly number[],
  ): Pose {
    const [yawShake, pitchShake, rollShake, dx, dy, dz] = shake as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const { person } = this.setting.sitter
    const side = action === 'turn_left' ? 1 : action === 'turn_right' ? -1 : 0
    const turned = side * 20 * amount * this.habit.turns[side === 1 ? 0 : 1] * done
    const share = side * done
    const expression = expressAction(action, done, person, this.habit)
    return {
      yaw: DEGREE * (this.lean.yaw + turned + yawShake),
      pitch: DEGREE * (this.lean.pitch + this.habit.pitch * Math.abs(share) + pitchShake),
      roll: DEGREE * (this.lean.roll + this.habit.roll * share + rollShake),
      move: [dx, 0.4 + dy, -this.distance + dz],
      sway: [dx * 0.5, 0.4 + dy * 0.4, -this.distance + dz * 0.6],
      expression: { ...expression, blink },
    }
  }

  /** Takes the next frame. `lit` false: the screen sends no colour. `worn`: what hangs before the face. */
  async take(
    action: PlannedAction,
    planned: PlannedFrame,
    lit = true,
    worn: (pose: Pose) => readonly Mesh[] = () => [],
  ): Promise<TakenFrame> {
    const { sitter, room, phone } = this.setting
    const shake = this.tremors.map((tremor) => tremor())
    const [x, y, z, yaw, pitch, roll] = shake.slice(6) as [number, number, number, number, number, number]
    const pose = this.pose(action, planned, shake)
    const { meshes, face } = poseSitter(sitter, pose)
    const camera = { x, y, z, yaw: 0.1 * yaw, pitch: 0.1 * pitch, roll: 0.1 * roll }
    const strength = lit ? room.screenShare : 0
    const screen = {
      place: [x, y - 5, z] as const,
      color: scaleColor(planned.screen, strength),
    }
    const frame = await drawScene(
      [...worn(pose), ...meshes, ...room.meshes],
      camera,
      { ...room.light, screen },
      phone,
    )
    return {
      frame: exposeSensor(frame, phone, this.draws),
      face: project(face, { ...camera, focal: phone.focal * phone.height }, phone.width, phone.height),
    }
  }
}

/** All frames of a film, action by action. */
export async function takeFilm(
  setting: Setting,
  plan: FilmPlan,
  lit = true,
  worn?: (pose: Pose) => readonly Mesh[],
): Promise<TakenFrame[][]> {
  const session = new Session(setting)
  const film: TakenFrame[][] = []
  for (const action of plan) {
    const taken: TakenFrame[] = []
    for (const frame of action.frames) taken.push(await session.take(action, frame, lit, worn))
    film.push(taken)
  }
  return film
}
