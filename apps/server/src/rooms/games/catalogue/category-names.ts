import type { Locale } from '@gamehall/contract/constants'
import type { GameCategory } from '@gamehall/contract/games'

/** The categories in lobby order. */
export const CATEGORY_NAMES: Readonly<Record<GameCategory, Readonly<Record<Locale, string>>>> = {
  slots: { 'zh-TW': '電子', en: 'Slots' },
  tables: { 'zh-TW': '桌遊', en: 'Tables' },
  instant: { 'zh-TW': '即時', en: 'Instant' },
}
