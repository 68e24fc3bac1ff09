/** The accepted file types. */
export type SniffedType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'video/webm'
  | 'video/mp4'
  | 'video/quicktime'

/** Detects a file's type from its bytes; null for types that no upload accepts. */
export function sniffType(bytes: Buffer): SniffedType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp'
  if (isWebm(bytes)) return 'video/webm'
  return sniffBoxes(bytes)
}

const startsWith = (bytes: Buffer, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Buffer, offset: number, length: number) =>
  bytes.toString('latin1', offset, offset + length)

const EBML = [0x1a, 0x45, 0xdf, 0xa3]
const DOC_TYPE = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')])
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67])
const EBML_HEADER_MAX_BYTES = 128

/** An EBML header with DocType `webm` (Matroska shares the magic number), followed by the segment. */
function isWebm(bytes: Buffer): boolean {
  if (!startsWith(bytes, EBML)) return false
  const header = bytes.subarray(0, EBML_HEADER_MAX_BYTES)
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
