import { createSeededRandom } from '@gamehall/test-documents'
import type { DocumentCase, Kind } from '../document-cases.ts'
import { drawHarshIdCard, drawHarshResident } from './harsh-cards.ts'
import { drawHarshPassport } from './harsh-passport.ts'
import { takeHarshPhoto } from './harsh-photo.ts'

const DRAWN = {
  'ID card': drawHarshIdCard,
  'resident certificate': drawHarshResident,
  passport: drawHarshPassport,
} as const

/** A document of a layout drawn by lot, in a small photo from an angle, photographed well or badly. */
export async function makeHarshCase(kind: Kind, seed: number, isDegraded: boolean): Promise<DocumentCase> {
  const random = createSeededRandom(seed * 47 + 900_000)
  const { front, reverse, ...document } = await DRAWN[kind](seed, random)
  const photos = {
    front: await takeHarshPhoto(front, random, isDegraded),
    reverse: reverse === null ? null : await takeHarshPhoto(reverse, random, isDegraded),
  }
  return { ...document, photos }
}
