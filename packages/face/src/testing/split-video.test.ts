import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FRAME_SIZE, type Still } from './face-model.ts'
import { addFrameNoise, splitVideo } from './split-video.ts'
import { FRAME_HEADER, writeVideo } from './write-video.ts'

const PIXELS = FRAME_SIZE.width * FRAME_SIZE.height
const grey = (level: number): Still => ({ ...FRAME_SIZE, data: new Uint8Array(PIXELS * 3).fill(level) })

it('a written video splits into the same frames; noise changes brightness slightly, differently each time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gamehall-film-'))
  const path = join(folder, 'film.y4m')
  await writeVideo(path, [grey(100), grey(3)])
  const { head, frames } = splitVideo(await readFile(path))
  await rm(folder, { recursive: true })
  expect(head.toString()).toMatch(/^YUV4MPEG2 W480 H360 F10:1 .*\n$/)
  expect(frames).toHaveLength(2)

  for (const [frame, level] of frames.map((each, index) => [each, index === 0 ? 100 : 3] as const)) {
    const [one, other] = [addFrameNoise(frame), addFrameNoise(frame)]
    expect(one.equals(other)).toBe(false)
    const colours = FRAME_HEADER.length + PIXELS
    expect(one.subarray(0, FRAME_HEADER.length)).toEqual(FRAME_HEADER)
    expect(one.subarray(colours).equals(frame.subarray(colours))).toBe(true)
    const brightness = [...one.subarray(FRAME_HEADER.length, colours)]
    expect(brightness.reduce((least, value) => Math.min(least, value))).toBe(Math.max(0, level - 8))
    expect(brightness.reduce((most, value) => Math.max(most, value))).toBe(level + 7)
  }
})
