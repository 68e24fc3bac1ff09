import { findDocument } from './find-document.ts'
import { type GreyFrame, meanGrey, type Rectangle } from './grey-frame.ts'

const COLUMNS = 16
const ROWS = 10
/** Fingerprints of one side, rotated or closer, correlate by 0.85 and more; front and reverse by less than 0.3. */
const SAME_FROM = 0.6

/** A coarse fingerprint of a side: mean brightness per cell. */
export type ImageFingerprint = readonly number[]

/** Fingerprints the document in a picture; the whole frame when its edges are not found. */
export function fingerprintOf(picture: GreyFrame, frame: Rectangle): ImageFingerprint {
  const found = findDocument(picture, frame)
  const { x, y, width, height } = typeof found === 'string' ? frame : found
  const part = { width: width / COLUMNS, height: height / ROWS }
  return Array.from({ length: COLUMNS * ROWS }, (_, at) =>
    meanGrey(picture, {
      ...part,
      x: x + part.width * (at % COLUMNS),
      y: y + part.height * Math.floor(at / COLUMNS),
    }),
  )
}

/** Whether two fingerprints show the same side, regardless of lighting. */
export function isSameSide(one: ImageFingerprint, other: ImageFingerprint): boolean {
  const [meanOne, meanOther] = [mean(one), mean(other)]
  let together = 0
  let spreadOne = 0
  let spreadOther = 0
  for (const [at, value] of one.entries()) {
    const [a, b] = [value - meanOne, (other[at] ?? meanOther) - meanOther]
    together += a * b
    spreadOne += a * a
    spreadOther += b * b
  }
  return together >= SAME_FROM * Math.sqrt(spreadOne * spreadOther)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
