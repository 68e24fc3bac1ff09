import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDataEncryptor, createEncryptor } from './create-encryptor.ts'
import { parseDataKeys } from './data-keys.ts'

const key = randomBytes(32)
const encryptor = createEncryptor(key)

describe('an encryptor', () => {
  it('decrypts only under the same context and key', () => {
    const ciphertext = encryptor.encryptText('王小明', 'real-name/17')
    expect(ciphertext.includes('王小明')).toBe(false)
    expect(encryptor.decryptText(ciphertext, 'real-name/17')).toBe('王小明')
    expect(() => encryptor.decryptText(ciphertext, 'real-name/18')).toThrow()
    expect(() => createEncryptor(randomBytes(32)).decryptText(ciphertext, 'real-name/17')).toThrow()
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
    expect(() =>
      encryptor.decrypt(corrupt(encryptor.encryptText('1234567890', 'card/1')), 'card/1'),
    ).toThrow()
  })

  it('never produces the same ciphertext twice, and the same fingerprint for the same value and purpose', () => {
    expect(encryptor.encryptText('a', 'c').equals(encryptor.encryptText('a', 'c'))).toBe(false)
    expect(encryptor.fingerprint('1', 'card').equals(encryptor.fingerprint('1', 'card'))).toBe(true)
    expect(encryptor.fingerprint('1', 'card').equals(encryptor.fingerprint('1', 'id'))).toBe(false)
  })
})

describe('an encryptor with several keys', () => {
  const [one, two] = ['11'.repeat(32), '22'.repeat(32)]
  const before = createDataEncryptor(one)
  const during = createDataEncryptor(`2:${two},1:${one}`)
  const after = createDataEncryptor(`2:${two}`)

  it('encrypts with the first key and decrypts with all', () => {
    const old = before.encryptText('王小明', 'name/1')
    const fresh = during.encryptText('王小明', 'name/1')
    expect(during.decryptText(old, 'name/1')).toBe('王小明')
    expect(after.decryptText(fresh, 'name/1')).toBe('王小明')
    expect(() => before.decryptText(fresh, 'name/1')).toThrow('data key 2')
    expect(() => after.decryptText(old, 'name/1')).toThrow('data key 1')
    expect([before.keyVersion, during.keyVersion]).toEqual([1, 2])
  })

  it('re-encrypts old data with the first key, and skips data already encrypted with it', () => {
    const reencrypted = during.reencrypt(before.encryptText('a', 'c'), 'c')
    expect(reencrypted && after.decryptText(reencrypted, 'c')).toBe('a')
    expect(during.reencrypt(during.encryptText('a', 'c'), 'c')).toBeNull()
    expect(() => during.reencrypt(before.encryptText('a', 'c'), 'd')).toThrow()
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
