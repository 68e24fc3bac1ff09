import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSealer } from './create-sealer.ts'

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
    ['another version', (sealed: Buffer) => sealed.fill(9, 0, 1)],
  ])('refuses %s', (_what, spoil) => {
    expect(() => sealer.open(spoil(sealer.sealText('1234567890', 'card/1')), 'card/1')).toThrow()
  })

  it('never seals the same twice, and fingerprints the same alike', () => {
    expect(sealer.sealText('a', 'c').equals(sealer.sealText('a', 'c'))).toBe(false)
    expect(sealer.fingerprint('1', 'card').equals(sealer.fingerprint('1', 'card'))).toBe(true)
    expect(sealer.fingerprint('1', 'card').equals(sealer.fingerprint('1', 'id'))).toBe(false)
  })
})
