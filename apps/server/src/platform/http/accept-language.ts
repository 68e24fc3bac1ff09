import { DEFAULT_LOCALE, type Locale } from '@gamehall/contract/constants'

/** The first language of an `Accept-Language` header that the product speaks; else zh-TW. */
export function parseAcceptLanguage(header: string | undefined): Locale {
  for (const entry of (header ?? '').split(',')) {
    const tag = entry.split(';')[0]?.trim().toLowerCase() ?? ''
    if (tag.startsWith('zh')) return 'zh-TW'
    if (tag === 'en' || tag.startsWith('en-')) return 'en'
  }
  return DEFAULT_LOCALE
}
