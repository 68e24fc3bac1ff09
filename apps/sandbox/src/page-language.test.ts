import { expect, it } from 'vitest'

const address = new URL('../page/page-language.js', import.meta.url).href
const { pageLanguage }: { pageLanguage: (stored: string | null, cookies: string) => string } = await import(
  address
)

it.each([
  [null, '', 'zh-TW'],
  [null, 'a=1; lang=en', 'en'],
  [null, '__Host-lang=en', 'en'],
  [null, 'slang=en', 'zh-TW'],
  ['zh-TW', 'lang=en', 'zh-TW'],
  ['en', 'lang=zh-TW', 'en'],
])('chosen %s, cookies %j: %s', (stored, cookies, language) => {
  expect(pageLanguage(stored, cookies)).toBe(language)
})
