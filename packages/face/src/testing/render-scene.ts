import type { FaceMove } from '../move-progress.ts'
import type { FaceModel, Still } from './face-model.ts'
import { paintFace } from './paint-face.ts'
import { NEUTRAL_POSE, type Pose, poseFace } from './pose-face.ts'

export const FRAMES_PER_SECOND = 10

/** The pose of each movement. */
export const MOVE_POSES: Readonly<Record<FaceMove, Pose>> = {
  open_mouth: { ...NEUTRAL_POSE, mouth: 1.1 },
  turn_left: { ...NEUTRAL_POSE, yaw: 38 },
  turn_right: { ...NEUTRAL_POSE, yaw: -38 },
  smile: { ...NEUTRAL_POSE, smile: 1.25, mouth: 0.12 },
}

/**
 * Share of the pose in each frame: neutral, towards it, held, back. Slowest between start and completion, so that a low
 * frame rate suffices; held until three colours of the screen were seen.
 */
export const SCENE_SHARES = [
  0, 0, 0, 0, 0.1, 0.2, 0.27, 0.33, 0.39, 0.45, 0.51, 0.57, 0.65, 0.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.6, 0.3,
] as const
/** Frames per scene. */
export const SCENE_FRAMES = SCENE_SHARES.length

/** Renders one frame with head movement and camera noise. */
export const renderFrame = (model: FaceModel, pose: Pose, number: number): Still =>
  addNoise(paintLiving(model, pose, number), number)

/** Adds slight head movement. */
function paintLiving(model: FaceModel, pose: Pose, number: number): Still {
  const swaying: Pose = {
    ...pose,
    yaw: pose.yaw + 1.4 * Math.sin(number * 0.7),
    pitch: pose.pitch + 1.1 * Math.sin(number * 0.45 + 1),
  }
  return paintFace(model, poseFace(model, swaying))
}

/** Adds camera noise: different per frame, deterministic per run. */
export function addNoise(still: Still, number: number): Still {
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

export const scalePose = (pose: Pose, share: number): Pose => ({
  yaw: pose.yaw * share,
  pitch: pose.pitch * share,
  mouth: pose.mouth * share,
  smile: pose.smile * share,
})
