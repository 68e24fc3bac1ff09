import { createSeededRandom } from '@gamehall/test-documents'
import type { DocumentCase, Kind } from '../document-cases.ts'
import { drawFaceIn } from './draw-face-in.ts'
import { drawVariedIdCard } from './varied-id-card.ts'
import { drawVariedPassport } from './varied-passport.ts'
import { takeVariedPhoto } from './varied-photo.ts'
import { drawVariedResident } from './varied-resident.ts'

const DRAWN = {
  'ID card': drawVariedIdCard,
  'resident certificate': drawVariedResident,
  passport: drawVariedPassport,
} as const

/** A document of a layout, typeface and table drawn by lot, photographed well or badly. Names are rare on purpose. `face`: its portrait. */
export async function makeVariedCase(
  kind: Kind,
  seed: number,
  isDegraded: boolean,
  face?: Buffer,
): Promise<DocumentCase> {
  const random = createSeededRandom(seed * 31 + 500_000)
  const { front: drawn, reverse, ...document } = DRAWN[kind](seed, random)
  const front = face === undefined ? drawn : await drawFaceIn(drawn, face)
  const photos = {
    front: await takeVariedPhoto(front, random, isDegraded),
    reverse: reverse === null ? null : await takeVariedPhoto(reverse, random, isDegraded),
  }
  return { ...document, photos }
}
