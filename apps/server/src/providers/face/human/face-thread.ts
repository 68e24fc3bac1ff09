import { parentPort } from 'node:worker_threads'
import { loadNodeFaceEngine } from '@gamehall/face/engine'
import { FACE_PATCH_SIDE, type FaceReading } from '../face-reader.ts'
import { cropGreyPatch } from './crop-grey-patch.ts'
import { decodeImage } from './decode-image.ts'

export interface FaceTask {
  readonly id: number
  readonly picture: Uint8Array
}

/** `faces` is null when the bytes are not an image. */
export type FaceAnswer =
  | { readonly id: number; readonly faces: readonly FaceReading[] | null; readonly error?: undefined }
  | { readonly id: number; readonly error: unknown }

const engine = loadNodeFaceEngine('judge')
engine.catch(() => {})

async function read({ id, picture }: FaceTask): Promise<FaceAnswer> {
  try {
    const pixels = await decodeImage(picture)
    if (pixels === null) return { id, faces: null }
    const found = await (await engine).detectFaces(pixels)
    const patch = cropGreyPatch(pixels, FACE_PATCH_SIDE)
    const faces = found.map(({ mesh: _, ...face }) => ({ ...face, patch }))
    return { id, faces }
  } catch (error) {
    return { id, error }
  }
}

parentPort?.on('message', async (task: FaceTask) => parentPort?.postMessage(await read(task)))
