import type { ScannedLine } from '../../../../providers/ocr/index.ts'
import { type PlacedGlyph, segmentLetters } from '../glyphs/segment-letters.ts'
import { layLine } from '../lines/laid-line.ts'
import { isHan } from './letter-places.ts'
import { cutStrip, placeInStrip, shareOfLine, type UprightPhoto, type ValueStrip } from './value-strip.ts'

/** A line of Chinese letters has at most so many heights a letter, where none was lost. */
const SPARSE = 2.4
const SHORTEST = 3
/** Beyond this distance from all shapes, a cut shows no letter. */
const ILLEGIBLE = 1300
/** Of a letter that its shape alone tells. */
const BY_SHAPE = 0.5

/**
 * A line of Chinese of which the scan lost most letters, because they are rare or of different sizes, with what their shapes
 * tell; the line as it is where it has few gaps, or holds what looks like no letter.
 */
export function recoverSparseLine(photo: UprightPhoto, line: ScannedLine): ScannedLine {
  const written = line.letters.filter(({ text }) => text.trim() !== '')
  if (written.length === 0 || !written.every(isHan) || !isSparse(line, written.length)) return line
  const strip = cutStrip(
    photo,
    layLine(line, (point) => point),
  )
  const glyphs = segmentLetters(strip.even, new Set(written.map(({ text }) => text)))
  if (glyphs.length <= written.length || glyphs.some((glyph) => nearestOf(glyph) > ILLEGIBLE)) return line
  const letters = glyphs.map((glyph) => {
    const { left, right, ranked } = glyph
    const scanned = written.find(({ at }) => {
      const place = placeInStrip(strip, at)
      return place >= left && place < right
    })
    return scanned ?? { text: ranked[0]?.letter ?? '', confidence: BY_SHAPE, at: shareAt(strip, glyph) }
  })
  return { ...line, text: letters.map(({ text }) => text).join(''), letters }
}

function isSparse({ corners: [nw, ne, , sw] }: ScannedLine, count: number): boolean {
  const shape = Math.hypot(ne.x - nw.x, ne.y - nw.y) / Math.max(1, Math.hypot(sw.x - nw.x, sw.y - nw.y))
  return shape > SHORTEST && shape > SPARSE * count
}

const nearestOf = ({ ranked }: PlacedGlyph): number => ranked[0]?.distance ?? Number.POSITIVE_INFINITY

const shareAt = (strip: ValueStrip, { left, right }: PlacedGlyph): number =>
  shareOfLine(strip, (left + right) / 2 / strip.even.width)
