import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const gameListText = defineText({
  'zh-TW': {
    order: '排序方式',
    mine: '我的順序',
    hot: '熱門',
    new: '最新',
    return: '返還率',
    mineEmpty: '收藏或玩過的遊戲會排在最前面。',
  },
  en: {
    order: 'Sort by',
    mine: 'My order',
    hot: 'Popular',
    new: 'Newest',
    return: 'RTP',
    mineEmpty: 'Games you star or play come first here.',
  },
})
