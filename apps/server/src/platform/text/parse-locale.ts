import { DEFAULT_LOCALE, LOCALES, type Locale } from '@gamehall/contract/constants'

/** A stored locale; the default when it is none of ours. */
export const parseLocale = (text: string | undefined): Locale =>
  LOCALES.find((known) => known === text) ?? DEFAULT_LOCALE
