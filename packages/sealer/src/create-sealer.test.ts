import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDataSealer, createSealer } from './create-sealer.ts'
import { parseDataKeys } from './data-keys.ts'

const key = randomBytes(32)
const sealer = createSealer(key)

describe('a sealer', () => {
  it('gives back what was sealed, under its own context and key only', () => {
    const sealed = sealer.sealText('王小明', 'real-name/17')
    expect(sealed.includes('王小明')).toBe(false)
    expect(sealer.openText(sealed, 'real-name/17')).toBe('王小明')
    expect(() => sealer.openText(sealed, 'real-name/18')).toThrow()
    expect(() => createSealer(randomBytes(32)).openText(sealed, 'real-name/17')).toThrow()
  })

  it.each([
    ['a changed byte', (sealed: Buffer) => sealed.fill(sealed.readUInt8(20) ^ 1, 20, 21)],
    ['a missing end', (sealed: Buffer) => sealed.subarray(0, -1)],
    ['nothing', () => Buffer.alloc(0)],
    ['another format', (sealed: Buffer) => sealed.fill(9, 0, 1)],
    ['a key that is not there', (sealed: Buffer) => Buffer.concat([Buffer.of(2, 7), sealed.subarray(1)])],
  ])('refuses %s', (_what, spoil) => {
    expect(() => sealer.open(spoil(sealer.sealText('1234567890', 'card/1')), 'card/1')).toThrow()
  })

  it('never seals the same twice, and fingerprints the same alike', () => {
    expect(sealer.sealText('a', 'c').equals(sealer.sealText('a', 'c'))).toBe(false)
    expect(sealer.fingerprint('1', 'card').equals(sealer.fingerprint('1', 'card'))).toBe(true)
    expect(sealer.fingerprint('1', 'card').equals(sealer.fingerprint('1', 'id'))).toBe(false)
  })
})

describe('a sealer of several keys', () => {
  const [one, two] = ['11'.repeat(32), '22'.repeat(32)]
  const before = createDataSealer(one)
  const during = createDataSealer(`2:${two},1:${one}`)
  const after = createDataSealer(`2:${two}`)

  it('encrypts with the first and decrypts with all', () => {
    const old = before.sealText('王小明', 'name/1')
    const fresh = during.sealText('王小明', 'name/1')
    expect(during.openText(old, 'name/1')).toBe('王小明')
    expect(after.openText(fresh, 'name/1')).toBe('王小明')
    expect(() => before.openText(fresh, 'name/1')).toThrow('data key 2')
    expect(() => after.openText(old, 'name/1')).toThrow('data key 1')
    expect([before.keyVersion, during.keyVersion]).toEqual([1, 2])
  })

  it('brings old data under the first key, and leaves what is there', () => {
    const resealed = during.reseal(before.sealText('a', 'c'), 'c')
    expect(resealed && after.openText(resealed, 'c')).toBe('a')
    expect(during.reseal(during.sealText('a', 'c'), 'c')).toBeNull()
    expect(() => during.reseal(before.sealText('a', 'c'), 'd')).toThrow()
  })

  it('knows a value by its fingerprint of before', () => {
    expect(during.fingerprints('v', 'p')).toEqual([after.fingerprint('v', 'p'), before.fingerprint('v', 'p')])
    expect(during.fingerprint('v', 'p')).toEqual(after.fingerprint('v', 'p'))
  })

  it.each(['', 'xyz', `0:${one}`, `256:${one}`, `1:${one},1:${two}`, `1:${one};2:${two}`])(
    'refuses %j as keys',
    (text) => {
      expect(parseDataKeys(text)).toBeNull()
    },
  )
})
