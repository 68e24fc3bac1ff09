import { readFile } from 'node:fs/promises'
import { FACE_FILES } from '../files/index.ts'

export interface SampleFaces {
  /** JPEG, 256 × 256: a neutral face that fills the picture. */
  readonly portrait: Buffer
  /** JPEG, 1200 × 1200: the same person, full figure, face half turned to her right. */
  readonly figure: Buffer
}

/** Reads the two sample pictures of the face library: one computer-drawn person. */
export async function readSampleFaces(): Promise<SampleFaces> {
  const source = await readFile(FACE_FILES.samples, 'utf8')
  const picture = (name: string) => {
    const written = new RegExp(`export const ${name}(?:: string)? = \`([^\`]+)\``).exec(source)?.[1]
    if (written === undefined) throw new Error(`the face library has no sample named ${name}`)
    return Buffer.from(written.replaceAll(/[^A-Za-z0-9+/=]/g, ''), 'base64')
  }
  return { portrait: picture('face'), figure: picture('body') }
}
