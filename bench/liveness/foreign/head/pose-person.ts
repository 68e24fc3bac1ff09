import type { FaceAction } from '@gamehall/contract/identity'
import { MATTE, type Material, type Mesh } from '../scene/draw-mesh.ts'
import type { LinearPicture } from '../scene/picture.ts'
import { type Draws, drawFrom } from '../seeded-draws.ts'
import { drawSkin } from './draw-skin.ts'
import { type Expression, FACE_POINTS, moveFace, NEUTRAL, shapeFace } from './face-shape.ts'
import {
  buildBody,
  buildEars,
  buildEyes,
  buildGlasses,
  buildHair,
  buildMouth,
  buildNeck,
  paintEye,
} from './head-parts.ts'
import { type Turn, turnMesh } from './mesh-parts.ts'
import type { Person } from './person.ts'
import { SKIN_TRIANGLES, SKIN_UVS, surroundFace } from './skin-surface.ts'

/** A person ready to be posed: what does not change from frame to frame is made once. */
export interface Sitter {
  readonly person: Person
  readonly rest: Float32Array
  readonly skin: Material
  readonly iris: LinearPicture
  readonly fixed: { readonly head: readonly Mesh[]; readonly neck: Mesh; readonly body: readonly Mesh[] }
}

/** How somebody holds their head: radians, centimetres from where the head's middle is to stand. */
export interface Pose extends Turn {
  readonly move: readonly [number, number, number]
  readonly expression: Expression
  /** The trunk's own sway. */
  readonly sway: readonly [number, number, number]
}

export async function seatPerson(person: Person): Promise<Sitter> {
  const rest = shapeFace(person.shape)
  const draws = drawFrom(`${person.seed} sitter`)
  const skin: Material = {
    ...MATTE,
    picture: await drawSkin(person),
    wrap: [0.42, 0.24, 0.18],
    shine: draws.between(0.012, 0.035),
    gloss: 14,
  }
  const glasses = person.glasses === 'none' ? [] : buildGlasses(rest, person.glasses, draws)
  return {
    person,
    rest,
    skin,
    iris: paintEye(person.iris),
    fixed: {
      head: [...buildEars(person), buildHair(person), ...glasses],
      neck: buildNeck(person),
      body: buildBody(person),
    },
  }
}

const NECK = [0, -5.5, -5.5] as const

/** Everything of the sitter in the world, and where the 468 points of the face stand. */
export function poseSitter(
  sitter: Sitter,
  pose: Pose,
): { readonly meshes: Mesh[]; readonly face: Float32Array } {
  const { person, rest, fixed } = sitter
  const face = moveFace(rest, pose.expression)
  const skin: Mesh = {
    points: surroundFace(face, person.shape),
    uvs: SKIN_UVS,
    triangles: SKIN_TRIANGLES,
    material: sitter.skin,
  }
  const gaze = { yaw: Math.max(-0.45, Math.min(0.45, -0.75 * pose.yaw)), pitch: -0.6 * pose.pitch }
  const inner = [
    ...buildEyes(rest, sitter.iris, gaze),
    ...buildMouth(face, person.shape.depth, pose.expression.jaw),
  ]
  const place = (mesh: Mesh) => turnMesh(mesh, NECK, pose, pose.move)
  const half = { yaw: pose.yaw * 0.45, pitch: pose.pitch * 0.3, roll: pose.roll * 0.4 }
  const trunk = { yaw: pose.yaw * 0.08, pitch: 0, roll: 0 }
  const points = place({
    points: face,
    uvs: new Float32Array(2 * FACE_POINTS),
    triangles: [],
    material: MATTE,
  })
  return {
    meshes: [
      place(skin),
      ...inner.map(place),
      ...fixed.head.map(place),
      turnMesh(fixed.neck, NECK, half, pose.move),
      ...fixed.body.map((mesh) => turnMesh(mesh, NECK, trunk, pose.sway)),
    ],
    face: points.points,
  }
}

/** The expression of an action that has come so far; each person does it in their own way. */
export function expressAction(
  action: FaceAction,
  done: number,
  person: Person,
  reach: { readonly jaw: number; readonly smile: number },
): Expression {
  if (action === 'open_mouth') return { ...NEUTRAL, jaw: done * reach.jaw, brows: 0.3 * done }
  if (action === 'smile')
    return { ...NEUTRAL, smile: done * reach.smile, parted: person.smilesWithTeeth ? done * 0.8 : 0 }
  return NEUTRAL
}

/** A slow tremor: steps of a walk that is drawn back to nothing. */
export function createTremor(draws: Draws, size: number): () => number {
  let value = draws.normal() * size
  return () => {
    value = value * 0.8 + draws.normal() * size * 0.6
    return value
  }
}
