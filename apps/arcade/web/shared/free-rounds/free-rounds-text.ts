import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const freeRoundsText = defineText({
  'zh-TW': {
    title: '免費局',
    left: (left: number, rounds: number) => `免費局 剩 ${left}／${rounds} 局`,
    stake: (stake: string) => `每局 ${stake}，由我們支付`,
    won: (won: string) => `已贏 ${won}`,
    start: '開始免費局',
    next: '下一局',
    skip: '略過動畫',
    ownMoney: '改用自己的餘額',
    offer: (left: number) => `您有 ${left} 局免費局，立即使用`,
    switchTo: (left: number) => `停止自動，使用 ${left} 局免費局`,
    hint: '免費局，投注由我們支付',
    over: '免費局已全部用完',
    overWon: (won: string) => `共贏得 ${won}，將以獎金存入您的錢包，提款前須完成流水要求。`,
    overNothing: '這次沒有贏得獎金。',
    done: '繼續遊戲',
  },
  en: {
    title: 'Free rounds',
    left: (left, rounds) => `${left} of ${rounds} free rounds left`,
    stake: (stake) => `${stake} per round, on us`,
    won: (won) => `Won ${won}`,
    start: 'Start free rounds',
    next: 'Next round',
    skip: 'Skip',
    ownMoney: 'Use my own balance',
    offer: (left) => `You have ${left} free ${left === 1 ? 'round' : 'rounds'}. Use now`,
    switchTo: (left) => `Stop autoplay and use ${left} free ${left === 1 ? 'round' : 'rounds'}`,
    hint: 'Free round: the bet is on us',
    over: 'No free rounds left',
    overWon: (won) =>
      `You won ${won}. It goes to your wallet as a bonus, with a turnover requirement before you can withdraw it.`,
    overNothing: 'No wins this time.',
    done: 'Keep playing',
  },
})
