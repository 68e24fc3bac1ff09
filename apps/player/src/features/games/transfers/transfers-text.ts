import { defineText } from '../../../shared/i18n/text.ts'

export const transfersText = defineText({
  'zh-TW': {
    title: '轉帳紀錄',
    platform: '遊戲平台',
    progress: '處理進度',
    open: '處理中',
    in: (platform: string) => `轉入${platform}`,
    out: (platform: string) => `自${platform}轉回`,
    all: '全部餘額',
    working: '處理中',
    asking: '查詢中',
    manual: '專人核對中',
    done: '成功',
    returned: '已退回',
    kept: '未轉出',
    none: '這段期間沒有轉帳紀錄',
    noneHint: '進入遊戲或在資產頁轉換餘額後，會顯示在這裡',
    toAssets: '前往我的資產',
  },
  en: {
    title: 'Transfers',
    platform: 'Platform',
    progress: 'Progress',
    open: 'Under way',
    in: (platform) => `To ${platform}`,
    out: (platform) => `Back from ${platform}`,
    all: 'All of it',
    working: 'In progress',
    asking: 'Being traced',
    manual: 'With a person',
    done: 'Done',
    returned: 'Returned',
    kept: 'Not moved',
    none: 'No transfers in these days',
    noneHint: 'Enter a game, or move money on the assets page, and it shows up here',
    toAssets: 'To my assets',
  },
})

export type TransfersText = (typeof transfersText)['zh-TW']
