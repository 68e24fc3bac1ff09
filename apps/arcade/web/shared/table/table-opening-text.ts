import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** Shown while the salt of a table's chain is not published yet. */
export const tableOpeningText = defineText({
  'zh-TW': { opening: '即將開放' },
  en: { opening: 'Opening shortly' },
})
