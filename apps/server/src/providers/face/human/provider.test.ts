import { readFile } from 'node:fs/promises'
import { compareEmbeddings } from '@gamehall/face'
import { readSampleFaces } from '@gamehall/face/testing'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { createHumanReader } from './provider.ts'

const errors: unknown[] = []
const onError = (error: unknown) => errors.push(error)
afterEach(() => expect(errors).toEqual([]))

const within = (ms: number) => AbortSignal.timeout(ms)

describe('the face reader', () => {
  it('finds whose face it is and what it does, and the same face in another picture', async () => {
    const reader = createHumanReader({ onError })
    const { portrait, figure } = await readSampleFaces()
    const [near, far, nobody] = await Promise.all([
      reader.readFaces(portrait, within(60_000)),
      reader.readFaces(figure, within(60_000)),
      reader.readFaces(
        await sharp({ create: { width: 300, height: 300, channels: 3, background: '#654' } })
          .jpeg()
          .toBuffer(),
        within(60_000),
      ),
    ])
    expect(nobody).toEqual([])
    expect(near).toHaveLength(1)
    expect(far).toHaveLength(1)
    const [a, b] = [near?.[0], far?.[0]]
    expect(Math.abs(a?.measures.yaw ?? 99)).toBeLessThan(8)
    expect(b?.measures.yaw).toBeLessThan(-20)
    expect(a?.measures.mouthOpen).toBeLessThan(0.2)
    expect(a?.box.height).toBeGreaterThan(0.6)
    expect(a?.patch).toHaveLength(48 * 48)
    expect(a?.realness).toBeGreaterThan(0.3)
    expect(
      compareEmbeddings(a?.embedding ?? new Float32Array(), b?.embedding ?? new Float32Array()),
    ).toBeGreaterThan(0.6)
  })

  it('refuses when too many wait, and what is no picture', async () => {
    const reader = createHumanReader({ onError, maxWaiting: 1 })
    const text = await readFile(import.meta.filename)
    const [first, second] = await Promise.all([
      reader.readFaces(text, within(60_000)),
      reader.readFaces(text, within(60_000)),
    ])
    expect([first, second]).toEqual([null, null])
    const { portrait } = await readSampleFaces()
    expect(await reader.readFaces(portrait, within(60_000))).toHaveLength(1)
  })

  it('gives up when the time is up, and reads the next picture from the start', async () => {
    const reader = createHumanReader({ onError })
    const { portrait } = await readSampleFaces()
    const stop = new AbortController()
    const reading = reader.readFaces(portrait, stop.signal)
    stop.abort()
    expect(await reading).toBeNull()
    expect(await reader.readFaces(portrait, stop.signal)).toBeNull()
    expect(await reader.readFaces(portrait, within(60_000))).toHaveLength(1)
  })
})
