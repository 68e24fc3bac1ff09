import { parentPort } from 'node:worker_threads'
import { loadNodeFaceEngine } from '@gamehall/face/engine'
import { FACE_PATCH_SIDE, FACE_SCENE_SIDE, type FaceReading } from '../face-reader.ts'
import { cropGreyPatch } from './crop-grey-patch.ts'
import { decodeImage } from './decode-image.ts'
import { shrinkScene } from './shrink-scene.ts'

const MESH_POINTS = 468

export interface FaceTask {
  readonly id: number
  readonly picture: Uint8Array
}

/** `faces` is null when the bytes are not an image. */
export type FaceAnswer =
  | { readonly id: number; readonly faces: readonly FaceReading[] | null; readonly error?: undefined }
  | { readonly id: number; readonly error: unknown }

const engine = loadNodeFaceEngine('recognition')
engine.catch(() => {})

async function read({ id, picture }: FaceTask): Promise<FaceAnswer> {
  try {
    const pixels = await decodeImage(picture)
    if (pixels === null) return { id, faces: null }
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
    return { id, faces }
  } catch (error) {
    return { id, error }
  }
}

parentPort?.on('message', async (task: FaceTask) => parentPort?.postMessage(await read(task)))
