import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const saltSourceText = defineText({
  'zh-TW': {
    title: '鹽值來源',
    player: '由這一桌第一位玩家的瀏覽器產生（舊的雜湊鏈）。',
    beacon: (round: number) =>
      `公開隨機信標 drand 的第 ${round} 輪。雜湊鏈公開時，這一輪尚未產生，任何人都無法預知。鹽值就是它的 randomness，可在任何 drand 伺服器查詢：`,
    open: '查看這一輪',
  },
  en: {
    title: 'Where the salt comes from',
    player: 'Made by the browser of the table’s first player (older chains).',
    beacon: (round: number) =>
      `Round ${round} of the public randomness beacon drand. When the chain was published, this round did not exist and nobody could know it. The salt is its randomness; any drand server shows it at:`,
    open: 'Show this round',
  },
})
