/** What an MP3 says of itself, so that its sound alone is heard: encoders put silence before and behind it. */
export type Gapless = {
  /** Silence that the encoder put in front, in seconds. */
  readonly lead: number
  /** The sound itself, in seconds. */
  readonly duration: number
}

const RATES = [44_100, 48_000, 32_000] as const
const SAMPLES_OF_A_FRAME = 1152
/** Where the encoder's own note begins behind `Info`, and in it the two counts of silent samples (12 bits each). */
const NOTE_AT = 120
const SILENCE_AT = NOTE_AT + 21

/** Reads an MP3's first frame (MPEG-1, layer III). Null when it is none, or does not tell. */
export function readGapless(file: ArrayBuffer): Gapless | null {
  const bytes = new Uint8Array(file)
  const view = new DataView(file)
  const start = skipTag(bytes)
  if (file.byteLength < start + 400 || (view.getUint16(start) & 0xfffe) !== 0xfffa) return null
  const rate = RATES[(view.getUint8(start + 2) >> 2) & 3]
  const isMono = view.getUint8(start + 3) >> 6 === 3
  const info = start + 4 + (isMono ? 17 : 32)
  const mark = String.fromCharCode(...bytes.subarray(info, info + 4))
  const tellsAll = (view.getUint32(info + 4) & 0xf) === 0xf
  if (rate === undefined || !['Info', 'Xing'].includes(mark) || !tellsAll) return null
  const silent = view.getUint32(info + SILENCE_AT) >>> 8
  const lead = silent >> 12
  const samples = view.getUint32(info + 8) * SAMPLES_OF_A_FRAME - lead - (silent & 0xfff)
  return samples > 0 ? { lead: lead / rate, duration: samples / rate } : null
}

/** An ID3 tag in front tells its length in four times seven bits. */
function skipTag(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0
  return bytes.subarray(6, 10).reduce((length, seven) => length * 128 + seven, 0) + 10
}
