import { loadNodeFaceEngine } from '@gamehall/face/engine'
import { answerTasks } from '../../task-process/index.ts'
import { FACE_PATCH_SIDE, FACE_SCENE_SIDE, type FaceReading } from '../face-reader.ts'
import { cropGreyPatch } from './crop-grey-patch.ts'
import { decodeImage } from './decode-image.ts'
import { shrinkScene } from './shrink-scene.ts'

const MESH_POINTS = 468

export interface FaceTask {
  readonly picture: Uint8Array
}

/** `faces` is null when the bytes are not an image. */
export interface FaceAnswer {
  readonly faces: readonly FaceReading[] | null
}

const engine = loadNodeFaceEngine('recognition')
engine.catch(() => {})

answerTasks(async ({ picture }: FaceTask & { readonly id: number }): Promise<FaceAnswer> => {
  const pixels = await decodeImage(picture)
  if (pixels === null) return { faces: null }
  const found = await (await engine).detectFaces(pixels)
  const patch = cropGreyPatch(pixels, FACE_PATCH_SIDE)
  const scene = await shrinkScene(pixels, FACE_SCENE_SIDE)
  const scale = scene.width / pixels.width
  const faces = found.map(({ mesh, ...face }) => ({
    ...face,
    patch,
    scene,
    mesh: Float32Array.from(
      mesh.slice(0, MESH_POINTS).flatMap((point) => point.map((value) => value * scale)),
    ),
  }))
  return { faces }
})
