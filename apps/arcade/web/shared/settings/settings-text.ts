import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const settingsText = defineText({
  'zh-TW': {
    sound: '聲音',
    effects: '音效音量',
    music: '音樂音量',
    haptics: '震動回饋',
    fullscreen: '全螢幕',
    note: '設定會保存在這台裝置，適用於所有遊戲。',
  },
  en: {
    sound: 'Sound',
    effects: 'Effects volume',
    music: 'Music volume',
    haptics: 'Vibration',
    fullscreen: 'Full screen',
    note: 'Saved on this device for every game.',
  },
})
