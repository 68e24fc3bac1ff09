import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const autoplayText = defineText({
  'zh-TW': {
    title: '自動遊戲',
    rounds: '局數',
    lossLimit: '損失上限（必選）',
    lossLimitMissing: '請先選擇損失上限，才能開始。',
    stopAt: '單局贏得達到投注的幾倍時停止',
    never: '不限',
    times: (times: number) => `${times}×`,
    anyWin: '贏得任何一局就停止',
    feature: '進入特別玩法時停止',
    start: '開始自動遊戲',
    stop: '停止自動',
    short: '自動',
    left: (count: number) => `自動遊戲剩餘 ${count} 局`,
  },
  en: {
    title: 'Autoplay',
    rounds: 'Number of rounds',
    lossLimit: 'Loss limit (required)',
    lossLimitMissing: 'Choose a loss limit to start.',
    stopAt: 'Stop if a single win is at least',
    never: 'Never',
    times: (times: number) => `${times}×`,
    anyWin: 'Stop on any win',
    feature: 'Stop when a feature starts',
    start: 'Start autoplay',
    stop: 'Stop autoplay',
    short: 'Auto',
    left: (count: number) => (count === 1 ? '1 autoplay round left' : `${count} autoplay rounds left`),
  },
})
