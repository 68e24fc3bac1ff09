import { filetypemime } from 'magic-bytes.js'

/** Holds every magic number, and the header of a WebM file. */
const HEADER_BYTES = 128

/** The accepted file types. */
export type SniffedType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'video/webm'
  | 'video/mp4'
  | 'video/quicktime'

const IMAGES = ['image/jpeg', 'image/png', 'image/webp'] as const
const MATROSKA = 'video/x-matroska'

/**
 * Detects a file's type from its bytes; null for types that no upload accepts. An image is drawn anew later; a film is kept as
 * it came, so its structure must hold to the end.
 */
export function sniffType(bytes: Buffer): SniffedType | null {
  const detected = filetypemime(bytes.subarray(0, HEADER_BYTES))
  const image = IMAGES.find((type) => detected.includes(type))
  if (image !== undefined) return image
  if (detected.includes(MATROSKA)) return isWebm(bytes) ? 'video/webm' : null
  return sniffBoxes(bytes)
}

const textAt = (bytes: Buffer, offset: number, length: number) =>
  bytes.toString('latin1', offset, offset + length)

const DOC_TYPE = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')])
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67])

/** An EBML header with DocType `webm` (Matroska shares the magic number), followed by the segment. */
function isWebm(bytes: Buffer): boolean {
  const header = bytes.subarray(0, HEADER_BYTES)
  const docType = header.indexOf(DOC_TYPE)
  return docType > 0 && header.indexOf(SEGMENT, docType) > 0
}

const BOX_HEADER_BYTES = 8
const MAX_BOXES = 20_000

/** MP4 and QuickTime are a chain of boxes that ends exactly at the file's end and contains `moov`. */
function sniffBoxes(bytes: Buffer): SniffedType | null {
  if (textAt(bytes, 4, 4) !== 'ftyp') return null
  let offset = 0
  let hasFilm = false
  for (let count = 0; offset < bytes.length; count += 1) {
    if (count > MAX_BOXES || offset + BOX_HEADER_BYTES > bytes.length) return null
    hasFilm ||= textAt(bytes, offset + 4, 4) === 'moov'
    const size = boxSize(bytes, offset)
    if (size < BOX_HEADER_BYTES || offset + size > bytes.length) return null
    offset += size
  }
  if (!hasFilm) return null
  return textAt(bytes, 8, 4) === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

/** Size 0 means to the end of the file; 1 means that a 64-bit size follows. */
function boxSize(bytes: Buffer, offset: number): number {
  const size = bytes.readUInt32BE(offset)
  if (size === 0) return bytes.length - offset
  if (size !== 1) return size
  return offset + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(offset + BOX_HEADER_BYTES)) : 0
}
