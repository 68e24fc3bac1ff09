import { expect, it } from 'vitest'
import { filterPrefetchUrls } from './filter-prefetch-urls.ts'

const arcade = ['https://arcade.example']

it('keeps paths on this origin and addresses on the origins of games', () => {
  const known = ['/arcade/assets/engine.js', 'https://arcade.example/arcade/assets/engine.js']
  expect(filterPrefetchUrls(known, arcade)).toEqual(known)
  expect(filterPrefetchUrls(known, [])).toEqual(['/arcade/assets/engine.js'])
})

it.each([
  '//evil.example/engine.js',
  '/\\evil.example/engine.js',
  'https://evil.example/engine.js',
  'https://arcade.example.evil.example/engine.js',
  'http://arcade.example/engine.js',
  'javascript:alert(1)',
  'data:text/javascript,1',
  'engine.js',
  'https://own.invalid/engine.js',
  'https://',
  '',
])('drops %s', (address) => {
  expect(filterPrefetchUrls([address], arcade)).toEqual([])
})
