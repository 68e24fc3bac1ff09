import { defineText } from '../i18n/define-text.ts'

export const historyText = defineText({
  'zh-TW': {
    empty: '還沒有紀錄，玩一局就會出現在這裡。',
    failed: '紀錄載入失敗',
    retry: '重試',
    more: '載入更多',
    noMore: '沒有更多了',
    bet: '投注',
    win: '贏得',
    open: '進行中',
    void: '已退回',
    freeSpins: (count: number) => `含免費旋轉 ${count} 次`,
    mines: (mines: number, picks: number) => `${mines} 顆地雷・開啟 ${picks} 格`,
    replay: '重播',
    round: '紀錄編號',
  },
  en: {
    empty: 'Nothing here yet. Play a round and it will show up.',
    failed: 'The history did not load',
    retry: 'Try again',
    more: 'Load more',
    noMore: 'That is everything',
    bet: 'Bet',
    win: 'Win',
    open: 'Open',
    void: 'Refunded',
    freeSpins: (count: number) => `with ${count} free spins`,
    mines: (mines: number, picks: number) => `${mines} mines, ${picks} tiles opened`,
    replay: 'Replay',
    round: 'Record',
  },
})
