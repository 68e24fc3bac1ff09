import { ROUTE_INDEX_MAX, ROUTE_INDEX_MIN } from '@gamehall/contract/constants'
import { describe, expect, it } from 'vitest'
import { href, type PageTraits, pages, parseHref } from './paths.ts'
import { resolveContentLink } from './resolve-content-link.ts'

describe('paths', () => {
  it('§2, §9: a page is a tab of index 1 or lies between 5 and 38, and has an address of its own', () => {
    const all: readonly PageTraits[] = Object.values(pages)
    const deeper = all.filter(({ index }) => index !== 1).map(({ index }) => index)
    expect(all.filter(({ index }) => index === 1)).toHaveLength(5)
    expect(Math.min(...deeper)).toBeGreaterThanOrEqual(ROUTE_INDEX_MIN)
    expect(Math.max(...deeper)).toBeLessThanOrEqual(ROUTE_INDEX_MAX)
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
  })

  it('fills parameters and queries in, escaped', () => {
    expect(href('home')).toBe('/')
    expect(href('activityDetail', { id: 'a/b' })).toBe('/activityDetail/a%2Fb')
    expect(href('login', undefined, { to: '/deposit?a=1', from: undefined })).toBe(
      '/login?to=%2Fdeposit%3Fa%3D1',
    )
  })

  it.each(['/deposit', '/startGame?gid=mines&trial=1', '#/mine'])('lets %s in', (value) => {
    expect(parseHref(value)).toBe(value.replace('#', ''))
  })

  it.each([
    null,
    '',
    'deposit',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
  ])('keeps %s out', (value) => {
    expect(parseHref(value)).toBeUndefined()
  })

  it.each([
    ['/activity', '#/activity'],
    ['/arcade/verify/', '/arcade/verify/'],
    ['https://example.com/a', 'https://example.com/a'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    [null, undefined],
  ])('%s written by an operator leads to %s', (value, expected) => {
    expect(resolveContentLink(value)).toBe(expected)
  })
})
