import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gamehall/contract/constants'

/** The language the player chose, from the `lang` cookie; the default without one. */
export function languageFromCookie(cookies: string | undefined): Locale {
  const value = /(?:^|;\s*)lang=([^;]+)/.exec(cookies ?? '')?.[1]
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE
}
