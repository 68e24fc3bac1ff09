import { drawAcross, findStack, shareOfColumn } from '../stacked-letters.ts'
import type { ScanCorners, ScannedLine, ScanPicture } from '../text-scanner.ts'
import { uprightEvidenceIn } from './line-confidence.ts'
import type { Models } from './load-models.ts'
import { recognizeLine, recognizeLooks } from './recognize-line.ts'
import { cornersOfBox, isSteep, type RotatedBox } from './rotated-box.ts'

/** A box of two letters is so much longer than thick, at least. */
const SHORTEST = 1.5
const ROW_PX = 48
/** Letters of a column are read this well; so many of them are Chinese, and, with digits, so many are written. */
const [TRUST, CHINESE, WRITTEN] = [0.6, 0.3, 0.8]
/**
 * The model knows the letters of an upright column lying, too, from top to bottom: such a reading speaks hardly against it. Read
 * from bottom to top it knows none of them; of a line that runs up it knows the letters in the wrong order, laid side by side.
 */
const [AS_TELLING, UPWARDS] = [0.5, 0.8]
const [HAN, DIGIT] = [/\p{Script=Han}/u, /\d/]

/** Whether a box may hold upright letters, one below another. */
export const mayBeStacked = (box: RotatedBox): boolean =>
  isSteep(box) && box.length > SHORTEST * box.thickness

/**
 * Reads upright letters that stand one below another, laid side by side; null where they are no Chinese text. `others` are
 * readings of the same box as a line, which say hardly more.
 */
export async function readStacked(
  models: Pick<Models, 'recognize' | 'letters'>,
  picture: ScanPicture,
  box: RotatedBox,
  others: readonly ScannedLine[] = [],
): Promise<ScannedLine | null> {
  const down = box.angle < 0 ? { ...box, angle: box.angle + Math.PI } : box
  const corners = cornersOfBox(down)
  const column = cutUpright(picture, corners)
  const stack = findStack(column)
  if (stack === null || stack.cells.length < 2) return null
  const row = await recognizeLooks(models, [drawAcross(column, stack, ROW_PX)])
  const written = row.letters.filter(({ text }) => text.trim() !== '')
  const chinese = written.filter(({ text }) => HAN.test(text)).length
  const digits = written.filter(({ text }) => DIGIT.test(text)).length
  const isChinese =
    chinese >= 2 && chinese >= CHINESE * written.length && chinese + digits >= WRITTEN * written.length
  if (!isChinese || row.confidence < TRUST) return null
  const letters = row.letters.map((letter) => ({ ...letter, at: shareOfColumn(stack, letter.at) }))
  const line = { ...row, letters, corners, isStacked: true as const }
  const told = uprightEvidenceIn([line])
  if (others.some((other) => AS_TELLING * uprightEvidenceIn([other]) > told)) return null
  const up = await recognizeLine(models, picture, cornersOfBox({ ...down, angle: down.angle + Math.PI }))
  return uprightEvidenceIn([up]) > UPWARDS * told ? null : line
}

/** What lies within the corners of a text that runs down, with its letters upright. */
function cutUpright(picture: ScanPicture, [ne, se, , nw]: ScanCorners): ScanPicture {
  const width = Math.max(8, Math.round(Math.hypot(ne.x - nw.x, ne.y - nw.y)))
  const height = Math.max(8, Math.round(Math.hypot(se.x - ne.x, se.y - ne.y)))
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [u, v] = [(column + 0.5) / width, (row + 0.5) / height]
      const x = Math.round(nw.x + (ne.x - nw.x) * u + (se.x - ne.x) * v - 0.5)
      const y = Math.round(nw.y + (ne.y - nw.y) * u + (se.y - ne.y) * v - 0.5)
      const [inX, inY] = [
        Math.max(0, Math.min(picture.width - 1, x)),
        Math.max(0, Math.min(picture.height - 1, y)),
      ]
      data[row * width + column] = picture.data[inY * picture.width + inX] ?? 0
    }
  return { data, width, height }
}
