import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findLookAlike, isOneEditAway } from './look-alike.ts'

const known = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

describe('findLookAlike', () => {
  it.each([
    ['the same beginning and end', 'TR7Nabcdefghijkmnopqrstuvwxyz1Lj6t'],
    ['one character other', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
    ['two neighbours changed', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL6jt'],
  ])('matches an address with %s', (_what, address) => {
    expect(findLookAlike(address, ['TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', known])).toBe(known)
  })

  it.each([
    ['only the beginning', 'TR7Nabcdefghijkmnopqrstuvwxyz12345'],
    ['only the end', 'Tabcdefghijkmnopqrstuvwxyz1234Lj6t'],
    ['nothing', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ])('does not match an address that shares %s', (_what, address) => {
    expect(findLookAlike(address, [known])).toBeNull()
  })

  it('does not match the address itself', () => expect(findLookAlike(known, [known])).toBeNull())
})

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

test('isOneEditAway accepts every single edit and rejects others', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(isOneEditAway(one, other)).toBe(editsOf(one).has(other))
      expect(isOneEditAway(one, other)).toBe(isOneEditAway(other, one))
    }),
    { numRuns: 2_000 },
  )
})

/** All texts one edit away. */
function editsOf(word: string): Set<string> {
  const edits = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    for (const letter of ['a', 'b', 'c']) {
      edits.add(before + letter + after)
      if (after !== '') edits.add(before + letter + after.slice(1))
    }
    if (after !== '') edits.add(before + after.slice(1))
    if (after.length > 1) edits.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  edits.delete(word)
  return edits
}
