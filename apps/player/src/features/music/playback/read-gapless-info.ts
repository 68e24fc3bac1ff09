/** Gapless playback info of an MP3: encoders add silence before and after the sound. */
export type GaplessInfo = {
  /** Encoder delay before the sound, in seconds. */
  readonly lead: number
  /** Length of the sound without encoder silence, in seconds. */
  readonly duration: number
}

const RATES = [44_100, 48_000, 32_000] as const
const SAMPLES_PER_FRAME = 1152
/** Offset of the LAME tag after `Info`, and in it of the encoder delay and padding (12 bits each, in samples). */
const LAME_TAG_OFFSET = 120
const DELAY_OFFSET = LAME_TAG_OFFSET + 21

/** Parses the Xing/Info header of an MP3's first frame (MPEG-1, layer III). Returns null when it is missing or incomplete. */
export function readGaplessInfo(file: ArrayBuffer): GaplessInfo | null {
  const bytes = new Uint8Array(file)
  const view = new DataView(file)
  const start = skipTag(bytes)
  if (file.byteLength < start + 400 || (view.getUint16(start) & 0xfffe) !== 0xfffa) return null
  const rate = RATES[(view.getUint8(start + 2) >> 2) & 3]
  const isMono = view.getUint8(start + 3) >> 6 === 3
  const info = start + 4 + (isMono ? 17 : 32)
  const mark = String.fromCharCode(...bytes.subarray(info, info + 4))
  const isComplete = (view.getUint32(info + 4) & 0xf) === 0xf
  if (rate === undefined || !['Info', 'Xing'].includes(mark) || !isComplete) return null
  const silent = view.getUint32(info + DELAY_OFFSET) >>> 8
  const lead = silent >> 12
  const samples = view.getUint32(info + 8) * SAMPLES_PER_FRAME - lead - (silent & 0xfff)
  return samples > 0 ? { lead: lead / rate, duration: samples / rate } : null
}

/** Returns the offset after a leading ID3 tag; its length is a 28-bit synchsafe integer. */
function skipTag(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0
  return bytes.subarray(6, 10).reduce((length, seven) => length * 128 + seven, 0) + 10
}
