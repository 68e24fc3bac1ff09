import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  applyLanguage,
  currentLanguage,
  documentLanguage,
  languageCookies,
  languageFromCookies,
} from './language.ts'
import { defineText, LanguageContext, useText } from './text.ts'

const text = defineText({
  'zh-TW': { hello: '您好', found: (count: number) => `找到 ${count} 款` },
  en: { hello: 'Hello', found: (count) => `${count} found` },
})

function Words() {
  const words = useText(text)
  return <p>{`${words.hello} ${words.found(2)}`}</p>
}

describe('texts', () => {
  it.each([
    ['zh-TW', '您好 找到 2 款'],
    ['en', 'Hello 2 found'],
  ] as const)('speaks %s', (language, expected) => {
    render(
      <LanguageContext value={language}>
        <Words />
      </LanguageContext>,
    )
    expect(screen.getByText(expected)).toBeDefined()
  })
})

describe('language', () => {
  it('is read from a cookie; zh-TW without one', () => {
    expect(languageFromCookies('a=1; lang=en')).toBe('en')
    expect(languageFromCookies('lang=fr')).toBe('zh-TW')
    expect(languageFromCookies('slang=en')).toBe('zh-TW')
    expect(languageFromCookies(undefined)).toBe('zh-TW')
  })

  it('over https is stored in a secure __Host- cookie', () => {
    expect(languageCookies('en', 'http:')).toEqual(['lang=en; path=/; samesite=lax; max-age=31536000'])
    expect(languageCookies('en', 'https:')).toEqual([
      '__Host-lang=en; path=/; samesite=lax; max-age=31536000; secure',
      'lang=; path=/; samesite=lax; max-age=0; secure',
    ])
    expect(languageFromCookies('lang=zh-TW; __Host-lang=en')).toBe('en')
    expect(languageFromCookies('__Host-lang=fr; lang=en')).toBe('en')
  })

  it('applies to the document, the server and calls', () => {
    applyLanguage('en')
    expect(document.documentElement.lang).toBe('en')
    expect(languageFromCookies(document.cookie)).toBe('en')
    expect(documentLanguage()).toBe('en')
    expect(currentLanguage()).toBe('en')
    applyLanguage('zh-TW')
    expect(document.documentElement.lang).toBe('zh-Hant-TW')
  })
})
