export const supportTabText = { 'zh-TW': '客服', en: 'Support' } as const
