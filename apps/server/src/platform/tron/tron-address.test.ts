import { HDKey } from '@scure/bip32'
import { describe, expect, it } from 'vitest'
import {
  addressFromHex,
  addressOfPrivateKey,
  addressToHex,
  deriveAddress,
  isExtendedPublicKey,
  isTronAddress,
  USDT_CONTRACT,
} from './tron-address.ts'

/** The well-known test mnemonic "abandon … about", as a seed (BIP39). */
const SEED = Buffer.from(
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
  'hex',
)
const account = HDKey.fromMasterSeed(SEED).derive("m/44'/195'/0'")

describe('TRON addresses', () => {
  it('are read and written', () => {
    expect(addressToHex(USDT_CONTRACT)).toBe('41a614f803b6fd780986a42c78ec9c7f77e6ded13c')
    expect(addressFromHex('41a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toBe(USDT_CONTRACT)
    expect(addressFromHex('a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toBe(USDT_CONTRACT)
    expect(addressFromHex('42a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toBeNull()
  })

  it.each([
    ['one letter changed', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
    ['a letter missing', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6'],
    ['a bitcoin address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['a letter outside the alphabet', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjO0'],
    ['nothing', ''],
  ])('with %s are none', (_what, address) => {
    expect(isTronAddress(address)).toBe(false)
  })

  it('are derived from the public key of the account, and only from one', () => {
    const { publicExtendedKey, privateExtendedKey } = account
    const byPrivateKey = account.deriveChild(0).deriveChild(7).privateKey
    expect(byPrivateKey && addressOfPrivateKey(byPrivateKey)).toBe(deriveAddress(publicExtendedKey, 7))
    expect(deriveAddress(publicExtendedKey, 0)).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')
    expect(isExtendedPublicKey(publicExtendedKey)).toBe(true)
    expect(isExtendedPublicKey(privateExtendedKey)).toBe(false)
    expect(isExtendedPublicKey('xpub nonsense')).toBe(false)
  })
})
