import { DEFAULT_LOCALE, type Locale } from '@gamehall/contract/constants'

/** A text that operators wrote in one or more languages, in the caller's; else in the default one. */
export const localized = (texts: Readonly<Record<string, string>>, locale: Locale): string =>
  texts[locale] ?? texts[DEFAULT_LOCALE] ?? ''
