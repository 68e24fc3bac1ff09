import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDataSealer, createSealer } from './create-sealer.ts'
import { parseDataKeys } from './data-keys.ts'

const key = randomBytes(32)
const encryptor = createSealer(key)

describe('an encryptor', () => {
  it('decrypts only under the same context and key', () => {
    const ciphertext = encryptor.sealText('王小明', 'real-name/17')
    expect(ciphertext.includes('王小明')).toBe(false)
    expect(encryptor.openText(ciphertext, 'real-name/17')).toBe('王小明')
    expect(() => encryptor.openText(ciphertext, 'real-name/18')).toThrow()
    expect(() => createSealer(randomBytes(32)).openText(ciphertext, 'real-name/17')).toThrow()
  })

  it.each([
    ['a changed byte', (ciphertext: Buffer) => ciphertext.fill(ciphertext.readUInt8(20) ^ 1, 20, 21)],
    ['a missing last byte', (ciphertext: Buffer) => ciphertext.subarray(0, -1)],
    ['nothing', () => Buffer.alloc(0)],
    ['another format', (ciphertext: Buffer) => ciphertext.fill(9, 0, 1)],
    [
      'a key that is not configured',
      (ciphertext: Buffer) => Buffer.concat([Buffer.of(2, 7), ciphertext.subarray(1)]),
    ],
  ])('refuses %s', (_what, corrupt) => {
    expect(() => encryptor.open(corrupt(encryptor.sealText('1234567890', 'card/1')), 'card/1')).toThrow()
  })

  it('never produces the same ciphertext twice, and the same fingerprint for the same value and purpose', () => {
    expect(encryptor.sealText('a', 'c').equals(encryptor.sealText('a', 'c'))).toBe(false)
    expect(encryptor.fingerprint('1', 'card').equals(encryptor.fingerprint('1', 'card'))).toBe(true)
    expect(encryptor.fingerprint('1', 'card').equals(encryptor.fingerprint('1', 'id'))).toBe(false)
  })
})

describe('an encryptor with several keys', () => {
  const [one, two] = ['11'.repeat(32), '22'.repeat(32)]
  const before = createDataSealer(one)
  const during = createDataSealer(`2:${two},1:${one}`)
  const after = createDataSealer(`2:${two}`)

  it('encrypts with the first key and decrypts with all', () => {
    const old = before.sealText('王小明', 'name/1')
    const fresh = during.sealText('王小明', 'name/1')
    expect(during.openText(old, 'name/1')).toBe('王小明')
    expect(after.openText(fresh, 'name/1')).toBe('王小明')
    expect(() => before.openText(fresh, 'name/1')).toThrow('data key 2')
    expect(() => after.openText(old, 'name/1')).toThrow('data key 1')
    expect([before.keyVersion, during.keyVersion]).toEqual([1, 2])
  })

  it('re-encrypts old data with the first key, and skips data already encrypted with it', () => {
    const reencrypted = during.reseal(before.sealText('a', 'c'), 'c')
    expect(reencrypted && after.openText(reencrypted, 'c')).toBe('a')
    expect(during.reseal(during.sealText('a', 'c'), 'c')).toBeNull()
    expect(() => during.reseal(before.sealText('a', 'c'), 'd')).toThrow()
  })

  it('matches a value by the fingerprint of an older key', () => {
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
