import type { FaceMove } from '../show-action.ts'
import type { FaceModel, Still } from './face-model.ts'
import { paintFace } from './paint-face.ts'
import { CALM, type Pose, poseFace } from './pose-face.ts'

export const FRAMES_PER_SECOND = 10

/** The poses that show each move. */
export const SHOWN: Readonly<Record<FaceMove, Pose>> = {
  open_mouth: { ...CALM, mouth: 1.1 },
  turn_left: { ...CALM, yaw: 38 },
  turn_right: { ...CALM, yaw: -38 },
  smile: { ...CALM, smile: 1.25, mouth: 0.12 },
}

const CALM_FRAMES = 4
const RISE = 8
const HOLD = 4
const FALL = 4
/** So many frames has every scene. */
export const SCENE_FRAMES = CALM_FRAMES + RISE + HOLD + FALL

/** A calm while, the way to a pose, a while there, the way back. Without a camera’s noise. */
export function playScene(model: FaceModel, pose: Pose): Still[] {
  const shares = [
    ...Array.from({ length: CALM_FRAMES }, () => 0),
    ...Array.from({ length: RISE }, (_, index) => ease((index + 1) / (RISE + 1))),
    ...Array.from({ length: HOLD }, () => 1),
    ...Array.from({ length: FALL }, (_, index) => ease(1 - (index + 1) / (FALL + 1))),
  ]
  return shares.map((share, index) => paintLiving(model, blend(pose, share), index))
}

/** One frame as a camera takes it of a living head. */
export const takeFrame = (model: FaceModel, pose: Pose, number: number): Still =>
  grain(paintLiving(model, pose, number), number)

/** A living head is never quite at rest. */
function paintLiving(model: FaceModel, pose: Pose, number: number): Still {
  const swaying: Pose = {
    ...pose,
    yaw: pose.yaw + 1.4 * Math.sin(number * 0.7),
    pitch: pose.pitch + 1.1 * Math.sin(number * 0.45 + 1),
  }
  return paintFace(model, poseFace(model, swaying))
}

/** The noise of a camera: other in each frame, the same in each run. */
export function grain(still: Still, number: number): Still {
  const data = Uint8Array.from(still.data)
  let state = (number * 2_654_435_761 + 12_345) >>> 0
  for (let index = 0; index < data.length; index += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const noise = (state >>> 24) / 16 - 8
    for (let channel = index; channel < index + 3; channel += 1)
      data[channel] = Math.min(255, Math.max(0, (data[channel] ?? 0) + noise))
  }
  return { ...still, data }
}

const ease = (share: number) => share * share * (3 - 2 * share)

export const blend = (pose: Pose, share: number): Pose => ({
  yaw: pose.yaw * share,
  pitch: pose.pitch * share,
  mouth: pose.mouth * share,
  smile: pose.smile * share,
})
