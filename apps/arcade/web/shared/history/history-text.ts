import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const historyText = defineText({
  'zh-TW': {
    empty: '還沒有紀錄，玩一局就會出現在這裡。',
    failed: '紀錄載入失敗',
    retry: '重試',
    more: '載入更多',
    noMore: '沒有更多了',
    bet: '投注',
    free: '免費局',
    net: '淨輸贏',
    paid: '派彩',
    open: '進行中',
    void: '已退回',
    replay: '重播',
    round: '紀錄編號',
  },
  en: {
    empty: 'No rounds yet. Play one to see it here.',
    failed: 'Couldn’t load your history',
    retry: 'Try again',
    more: 'Load more',
    noMore: 'No more records',
    bet: 'Bet',
    free: 'Free round',
    net: 'Net',
    paid: 'paid',
    open: 'In progress',
    void: 'Refunded',
    replay: 'Replay',
    round: 'Round ID',
  },
})
