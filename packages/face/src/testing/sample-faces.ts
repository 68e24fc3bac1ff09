import { readFile } from 'node:fs/promises'
import { FACE_FILES } from '../files/index.ts'

export interface SampleFaces {
  /** JPEG, 256 × 256: a calm face that fills it. */
  readonly portrait: Buffer
  /** JPEG, 1200 × 1200: the same person, whole, her face half turned to her own right. */
  readonly figure: Buffer
}

/** The two pictures that come with the face library: one person, who was drawn by a computer. */
export async function readSampleFaces(): Promise<SampleFaces> {
  const source = await readFile(FACE_FILES.samples, 'utf8')
  const picture = (name: string) => {
    const written = new RegExp(`export const ${name}(?:: string)? = \`([^\`]+)\``).exec(source)?.[1]
    if (written === undefined) throw new Error(`the face library has no sample named ${name}`)
    return Buffer.from(written.replaceAll(/[^A-Za-z0-9+/=]/g, ''), 'base64')
  }
  return { portrait: picture('face'), figure: picture('body') }
}
