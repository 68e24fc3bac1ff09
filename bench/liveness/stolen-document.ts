import { compareEmbeddings } from '@gamehall/face'
import {
  createFaceModel,
  createStranger,
  NEUTRAL_POSE,
  readSampleFaces,
  renderFrame,
} from '@gamehall/face/testing'
import { drawDocument, generateIdCard } from '@gamehall/test-documents'
import sharp from 'sharp'
import type { FaceReader } from '../../apps/server/src/providers/face/index.ts'
import { findPortrait } from '../../apps/server/src/rooms/identity/index.ts'
import { encodeJpeg } from './alter-still.ts'

const SAME_FACE = 0.62
/** Where the thief's own face is laid, in a photo of 1600 × 1450 px: above the card, at its side, over its corner. */
const PLACES = [
  { left: 560, top: 0 },
  { left: 1100, top: 0 },
  { left: 60, top: 0 },
  { left: 1120, top: 300 },
]

/** How many in a hundred photos of another's ID card with one's own face beside it count as one's own, without a doubt. */
export async function showStolen(reader: FaceReader): Promise<number> {
  const { portrait } = await readSampleFaces()
  const limit = () => AbortSignal.timeout(30_000)
  const [thief] = (await reader.readFaces(portrait, limit())) ?? []
  if (thief === undefined) throw new Error('the thief has no face')
  const victim = await encodeJpeg(
    renderFrame(await createStranger(await createFaceModel(portrait)), NEUTRAL_POSE, 1),
  )
  const card = await drawDocument({ kind: 'id_front', data: generateIdCard(7), seed: 7, portrait: victim })
  const laid = await sharp(card).resize({ width: 1400 }).toBuffer()
  const face = await sharp(portrait).resize(480, 480).toBuffer()
  let taken = 0
  for (const [index, place] of PLACES.entries()) {
    const photo = await sharp({ create: { width: 1600, height: 1450, channels: 3, background: '#54463c' } })
      .composite([
        { input: laid, left: 100, top: 540 },
        { input: face, ...place },
      ])
      .jpeg()
      .toBuffer()
    const found = await findPortrait(reader, { bytes: photo, documentType: 1, turn: 0 }, limit())
    const alike = found?.face ? compareEmbeddings(found.face.embedding, thief.embedding) : 0
    const isTaken = found?.isAlone === true && alike >= SAME_FACE
    console.log(
      `  a stolen card, face ${index + 1}: ${alike.toFixed(2)} ${found?.isAlone ? 'alone' : 'in doubt'}`,
    )
    if (isTaken) taken += 1
  }
  return (100 * taken) / PLACES.length
}
