import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../rooms/account/index.ts'
import { sanitizeImage } from './sanitize-image.ts'

const small = { format: 'jpeg', width: 400, height: 400 } as const

/** As a hostile browser sends it: every scan has to be read before a pixel is known. */
const progressive = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3f6fa8',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ progressive: true, quality: 60 })
    .toBuffer()

describe('an untrusted image', () => {
  it('is re-encoded within the requested size', async () => {
    const drawn = await sanitizeImage(await progressive(1_200, 800), '1', small)
    if (typeof drawn === 'string') throw new Error(drawn)
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 267 })
  })

  it('of more than 25 megapixels is not decoded', async () => {
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#000' } })
        .png({ compressionLevel: 1, palette: true })
        .toBuffer()
    expect(await sanitizeImage(await blank(5_001, 5_000), '1', small)).toBe('too_many_pixels')
    expect(await sanitizeImage(await blank(5_000, 5_000), '1', small)).toBeInstanceOf(Uint8Array)
  })

  it('that is invalid or truncated is unreadable', async () => {
    const whole = await progressive(600, 400)
    expect(await sanitizeImage(Buffer.from('no picture'), '1', small)).toBe('unreadable')
    expect(await sanitizeImage(whole.subarray(0, whole.length / 2), '1', small)).toBe('unreadable')
  })
})

describe('concurrent images', () => {
  it('of one owner run one at a time; another owner’s run in between', async () => {
    const [large, tiny] = [await progressive(1_600, 1_200), await progressive(40, 30)]
    const names = Array.from({ length: 8 }, (_, index) => `one ${index}`)
    const order: string[] = []
    const run = (name: string, bytes: Buffer, owner: string) =>
      sanitizeImage(bytes, owner, small).then(() => void order.push(name))
    await Promise.all([...names.map((name) => run(name, large, 'one')), run('other', tiny, 'other')])
    expect(order.filter((name) => name !== 'other')).toEqual(names)
    expect(order.indexOf('other')).toBeLessThan(5)
  })

  it('are two in total: a third waits for one of them, whoever sent it', async () => {
    const [large, tiny] = [await progressive(2_000, 1_600), await progressive(40, 30)]
    const order: string[] = []
    const run = (name: string, bytes: Buffer) =>
      sanitizeImage(bytes, name, small).then((result) => {
        expect(result).toBeInstanceOf(Uint8Array)
        order.push(name)
      })
    await Promise.all([run('first', large), run('second', large), run('third', tiny)])
    expect(order[0]).not.toBe('third')
  })

  it('beyond the queue’s limit are busy', async () => {
    const picture = await progressive(300, 200)
    const all = await Promise.all(Array.from({ length: 40 }, () => sanitizeImage(picture, 'eager', small)))
    expect(all.filter((result) => result === 'busy')).toHaveLength(40 - 25)
    expect(await sanitizeImage(picture, 'eager', small)).toBeInstanceOf(Uint8Array)
  })

  it('leave the password-hashing threads free', async () => {
    const hostile = await progressive(2_400, 2_000)
    const pictures = Array.from({ length: 8 }, (_, index) => sanitizeImage(hostile, `${index}`, small))
    const isDone = Promise.all(pictures).then(() => true)
    await hashPassword('while pictures are decoded')
    expect(await Promise.race([isDone, Promise.resolve(false)])).toBe(false)
    await isDone
  })
})
