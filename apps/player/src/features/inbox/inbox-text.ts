import { defineText } from '../../shared/i18n/text.ts'

export const inboxText = defineText({
  'zh-TW': { notices: '系統公告' },
  en: { notices: 'System notices' },
})
