import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const replayText = defineText({
  'zh-TW': {
    title: '重播（不計入餘額）',
    mark: '重播',
    start: (count: number) => `開始，共 ${count} 步`,
    step: (shown: number, count: number) => `第 ${shown} 步，共 ${count} 步`,
    previous: '上一步',
    next: '下一步',
    play: '播放',
    pause: '暫停',
    close: '結束重播',
  },
  en: {
    title: 'Replay (balance unchanged)',
    mark: 'Replay',
    start: (count: number) => (count === 1 ? 'Start, 1 step' : `Start, ${count} steps`),
    step: (shown: number, count: number) => `Step ${shown} of ${count}`,
    previous: 'Previous step',
    next: 'Next step',
    play: 'Play',
    pause: 'Pause',
    close: 'Close replay',
  },
})
