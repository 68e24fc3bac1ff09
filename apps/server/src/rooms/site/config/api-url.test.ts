import { describe, expect, it } from 'vitest'
import { parseApiUrl } from './api-url.ts'

describe('§5 site API address', () => {
  it.each([
    ['https://API.Example.com/Hall', 'https://api.example.com/hall'],
    ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
  ])('uses %s lowercased', (configured, used) => expect(parseApiUrl(configured)).toBe(used))

  it.each([
    null,
    '',
    'api.example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://a b',
  ])('ignores %s', (configured) => expect(parseApiUrl(configured)).toBeNull())
})
