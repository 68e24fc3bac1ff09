import { samplePicture } from '../sample-picture.ts'
import type { ScanCorners, ScannedLetter, ScannedLine, ScannedText, ScanPicture } from '../text-scanner.ts'
import type { Models } from './load-models.ts'

/** Height of the pictures that the model reads. */
const HEIGHT = 48
const NARROWEST = 32
const WIDEST = 1600

/** Reads the print within the corners; without letters when none was recognized. */
export async function recognizeLine(
  { recognize, letters }: Pick<Models, 'recognize' | 'letters'>,
  picture: ScanPicture,
  corners: ScanCorners,
): Promise<ScannedLine> {
  const [nw, ne, , sw] = corners
  const length = Math.hypot(ne.x - nw.x, ne.y - nw.y)
  const thickness = Math.max(1, Math.hypot(sw.x - nw.x, sw.y - nw.y))
  const width = Math.round(Math.max(NARROWEST, Math.min(WIDEST, (HEIGHT * length) / thickness)))
  const { data, dims } = await recognize(cropPlanes(picture, corners, width), width, HEIGHT)
  return { ...textOf(decode(data, dims[1] ?? 0, dims[2] ?? 0, letters)), corners }
}

/**
 * Reads a line from several pictures of it, of the same shape: their likelihoods of each letter at each step are averaged,
 * so that what one picture shows unclearly another one decides.
 */
export async function recognizeLooks(
  { recognize, letters }: Pick<Models, 'recognize' | 'letters'>,
  looks: readonly ScanPicture[],
): Promise<ScannedText> {
  const [first] = looks
  if (first === undefined) return textOf([])
  const width = Math.round(Math.max(NARROWEST, Math.min(WIDEST, (HEIGHT * first.width) / first.height)))
  let sums: Float32Array | null = null
  let shape: readonly number[] = []
  for (const look of looks) {
    const { data, dims } = await recognize(cropPlanes(look, wholeOf(look), width), width, HEIGHT)
    if (sums === null) [sums, shape] = [Float32Array.from(data), dims]
    else for (const [at, value] of data.entries()) sums[at] = (sums[at] ?? 0) + value
  }
  const mean = (sums ?? new Float32Array()).map((sum) => sum / looks.length)
  return textOf(decode(mean, shape[1] ?? 0, shape[2] ?? 0, letters))
}

const wholeOf = ({ width, height }: ScanPicture): ScanCorners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

function textOf(letters: readonly ScannedLetter[]): ScannedText {
  const written = letters.filter(({ text }) => text.trim() !== '')
  return {
    text: letters
      .map(({ text }) => text)
      .join('')
      .trim(),
    confidence: written.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, written.length),
    letters,
  }
}

/** The print within the corners, upright, on three equal planes of −1 to 1. */
function cropPlanes(picture: ScanPicture, [nw, ne, , sw]: ScanCorners, width: number): Float32Array {
  const planes = new Float32Array(3 * HEIGHT * width)
  const plane = HEIGHT * width
  for (let row = 0; row < HEIGHT; row += 1) {
    const v = (row + 0.5) / HEIGHT
    for (let column = 0; column < width; column += 1) {
      const u = (column + 0.5) / width
      const x = nw.x + (ne.x - nw.x) * u + (sw.x - nw.x) * v - 0.5
      const y = nw.y + (ne.y - nw.y) * u + (sw.y - nw.y) * v - 0.5
      const value = samplePicture(picture, x, y) / 127.5 - 1
      const at = row * width + column
      planes[at] = value
      planes[plane + at] = value
      planes[2 * plane + at] = value
    }
  }
  return planes
}

/** Connectionist temporal classification: the likeliest letter of each step; repeated ones are one. */
function decode(
  data: Float32Array,
  steps: number,
  classes: number,
  letters: readonly string[],
): ScannedLetter[] {
  const read: { text: string; confidence: number; first: number; last: number }[] = []
  let before = 0
  for (let step = 0; step < steps; step += 1) {
    let best = 0
    let share = -1
    for (let letter = 0; letter < classes; letter += 1) {
      const value = data[step * classes + letter] ?? 0
      if (value > share) [best, share] = [letter, value]
    }
    const current = read.at(-1)
    if (best !== 0 && best === before && current !== undefined) {
      current.confidence = Math.max(current.confidence, share)
      current.last = step
    } else if (best !== 0)
      read.push({ text: letters[best] ?? '', confidence: share, first: step, last: step })
    before = best
  }
  return read.map(({ text, confidence, first, last }) => ({
    text,
    confidence,
    at: ((first + last) / 2 + 0.5) / steps,
  }))
}
