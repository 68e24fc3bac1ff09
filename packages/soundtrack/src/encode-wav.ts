import type { Stereo } from './render-score.ts'
import { SAMPLE_RATE } from './voices/voice.ts'

const HEADER_BYTES = 44
const FRAME_BYTES = 4

/** Encodes samples as a 16-bit stereo WAV file. */
export function encodeWav({ left, right }: Stereo): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + left.length * FRAME_BYTES)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * FRAME_BYTES, 28)
  file.writeUInt16LE(FRAME_BYTES, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(left.length * FRAME_BYTES, 40)
  for (let index = 0; index < left.length; index++) {
    file.writeInt16LE(Math.round((left[index] ?? 0) * 32_767), HEADER_BYTES + index * FRAME_BYTES)
    file.writeInt16LE(Math.round((right[index] ?? 0) * 32_767), HEADER_BYTES + index * FRAME_BYTES + 2)
  }
  return file
}
