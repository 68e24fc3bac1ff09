import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkMacValue, hasValidMac } from './check-mac-value.ts'

const keys = { hashKey: 'testHashKey12345', hashIv: 'testHashIv123456' }
const sha = (text: string) => createHash('sha256').update(text).digest('hex').toUpperCase()

test('sorts, joins, encodes, lower-cases and hashes as the protocol says, written out by hand', () => {
  const fields = {
    TotalAmount: '1000',
    ItemName: "a b~c'd(e)*!-_.金",
    merchantTradeNo: 'D26112100000001',
    MerchantID: '2000132',
    CheckMacValue: 'ignored',
  }
  const byHand =
    'hashkey%3dtesthashkey12345%26itemname%3da+b%7ec%27d(e)*!-_.%e9%87%91%26merchantid%3d2000132' +
    '%26merchanttradeno%3dd26112100000001%26totalamount%3d1000%26hashiv%3dtesthashiv123456'
  expect(checkMacValue(fields, keys)).toBe(sha(byHand))
})

test('orders names by code unit without regard to case: an underscore after letters of either case', () => {
  const byHand = 'hashkey%3dk%26a%3d1%26ab%3d2%26a_%3d3%26hashiv%3dv'
  // '_' is 0x5f and 'b' is 0x62: A_ comes before ab once both are lower-cased.
  const ordered = 'hashkey%3dk%26a%3d1%26a_%3d3%26ab%3d2%26hashiv%3dv'
  const value = checkMacValue({ ab: '2', A_: '3', A: '1' }, { hashKey: 'k', hashIv: 'v' })
  expect(value).toBe(sha(ordered))
  expect(value).not.toBe(sha(byHand))
})

const field = fc.tuple(fc.stringMatching(/^[A-Za-z]{1,12}$/), fc.string({ unit: 'grapheme', maxLength: 20 }))
const form = fc.uniqueArray(field, {
  minLength: 1,
  maxLength: 8,
  selector: ([name]) => name.toLowerCase(),
})

test('does not depend on the order of fields, and survives the trip through a form', () => {
  fc.assert(
    fc.property(form, (entries) => {
      const signed = checkMacValue(Object.fromEntries(entries), keys)
      expect(checkMacValue(Object.fromEntries([...entries].reverse()), keys)).toBe(signed)
      const travelled = Object.fromEntries(new URLSearchParams(new URLSearchParams(entries).toString()))
      expect(hasValidMac({ ...travelled, CheckMacValue: signed }, keys)).toBe(true)
    }),
  )
})

test('any changed value, other key or other length is a mismatch', () => {
  fc.assert(
    fc.property(form, fc.nat(), fc.stringMatching(/^[a-z0-9]{1,5}$/), (entries, index, extra) => {
      const fields = Object.fromEntries(entries)
      const mac = checkMacValue(fields, keys)
      const [name, value] = entries[index % entries.length] ?? ['', '']
      expect(hasValidMac({ ...fields, [name]: `${value}${extra}`, CheckMacValue: mac }, keys)).toBe(false)
      expect(hasValidMac({ ...fields, CheckMacValue: mac }, { ...keys, hashIv: 'other' })).toBe(false)
      expect(hasValidMac({ ...fields, CheckMacValue: mac.slice(1) }, keys)).toBe(false)
      expect(hasValidMac({ ...fields, CheckMacValue: mac.toLowerCase() }, keys)).toBe(/^\d+$/.test(mac))
      expect(hasValidMac(fields, keys)).toBe(false)
    }),
  )
})
