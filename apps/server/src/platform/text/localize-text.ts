import { DEFAULT_LOCALE, type Locale } from '@gamehall/contract/constants'

/** Picks the text of `locale` from texts that operators wrote; falls back to the default locale. */
export const localizeText = (texts: Readonly<Record<string, string>>, locale: Locale): string =>
  texts[locale] ?? texts[DEFAULT_LOCALE] ?? ''
