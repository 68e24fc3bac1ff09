import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gamehall/contract/constants'

/** The language the player chose, from the `lang` cookie (`__Host-lang` over https, which goes first); the default without one. */
export function languageFromCookie(cookies: string | undefined): Locale {
  const values = [/(?:^|;\s*)__Host-lang=([^;]+)/, /(?:^|;\s*)lang=([^;]+)/].map(
    (pattern) => pattern.exec(cookies ?? '')?.[1],
  )
  const chosen = values.flatMap((value) => LOCALES.filter((locale) => locale === value))
  return chosen[0] ?? DEFAULT_LOCALE
}
