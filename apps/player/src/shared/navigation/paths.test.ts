import { describe, expect, it } from 'vitest'
import { href, parseHref } from './paths.ts'
import { resolveContentLink } from './resolve-content-link.ts'

describe('paths', () => {
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
