import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gamehall/contract/constants'

/** The language is kept in a cookie, so that the server renders home in the player's language. */
const LANGUAGE_COOKIE = 'lang'
/** The cookie's name over https: browsers accept this prefix only from this host over https. */
const SECURE_COOKIE = `__Host-${LANGUAGE_COOKIE}`
const YEAR_S = 365 * 24 * 3600

function isLocale(value: string | null | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The language of a `Cookie` header, or the default. */
export function languageFromCookies(cookies: string | undefined): Locale {
  const values = [SECURE_COOKIE, LANGUAGE_COOKIE].map(
    (name) => new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies ?? '')?.[1],
  )
  return values.find(isLocale) ?? DEFAULT_LOCALE
}

/** The value of the document's `lang` attribute. */
export function languageTag(language: Locale): string {
  return language === 'zh-TW' ? 'zh-Hant-TW' : language
}

/** The language the document is written in. */
export function documentLanguage(): Locale {
  const isEnglish = typeof document !== 'undefined' && document.documentElement.lang === 'en'
  return isEnglish ? 'en' : DEFAULT_LOCALE
}

let current: Locale = DEFAULT_LOCALE

/** The current language for code outside React: error messages, request headers. */
export function currentLanguage(): Locale {
  return current
}

/** Sets the language of the document, of later calls, and of the server (by the cookie). */
export function applyLanguage(language: Locale): void {
  current = language
  document.documentElement.lang = languageTag(language)
  for (const cookie of languageCookies(language, location.protocol)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = cookie
  }
}

/** The `Set-Cookie` strings for a language. Over https: a secure `__Host-` cookie, and the removal of the plain one. */
export function languageCookies(language: Locale, protocol: string): readonly string[] {
  const attributes = 'path=/; samesite=lax'
  if (protocol !== 'https:') return [`${LANGUAGE_COOKIE}=${language}; ${attributes}; max-age=${YEAR_S}`]
  return [
    `${SECURE_COOKIE}=${language}; ${attributes}; max-age=${YEAR_S}; secure`,
    `${LANGUAGE_COOKIE}=; ${attributes}; max-age=0; secure`,
  ]
}
