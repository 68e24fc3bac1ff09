import { defineText } from '@gamehall/web-client/i18n/text.ts'
import { MINES_INFO } from './info.ts'

export const minesInfoText = defineText({
  'zh-TW': {
    hitRate: (percent: string, mines: number) => `第一格 ${percent}%（${mines} 顆地雷）`,
    biggestWin: (amount: string, picks: number) => `${amount}（挖到 ${picks} 顆寶石）`,
    grid: '格數',
    how: '怎麼玩',
    howList: [
      '選擇投注金額與 1 到 24 顆地雷，按下開始。',
      '每挖到一顆寶石，倍率就往上升；踩到地雷，這一局的投注就沒了。',
      '挖開至少一格後，隨時可以收取目前的金額。',
      '寶石全部挖完，或下一格會超過單局最高贏額時，會自動收取。',
    ],
    math: '倍率怎麼算',
    mathList: [
      '倍率 = 99% ÷ 到目前為止都沒踩到地雷的機率，與挖哪一格無關。',
      '畫面上的倍率最多顯示小數四位（1,000 倍起兩位），其餘捨去；獎金以完整的倍率計算，再無條件捨去到分。',
      `不論地雷數與挖幾格，捨去前的長期返還率都是 99%；投注額小時略低，最低為 ${MINES_INFO.leastRtp}%。`,
    ],
    turnover: '有效投注',
    turnoverList: ['以這一局輸贏的金額計算，最多是投注額：投注 100 元、收取 103 元，計 3 元。'],
    table: '前五格的倍率',
    mines: '地雷',
    lostConnection: [
      '中途離開或斷線，這一局會保留，重新進入即可繼續。',
      '超過 24 小時未完成：已挖到寶石的自動收取，尚未挖開任何一格的退回投注。',
      '遊戲故障時，該局投注與獎金無效並退回。',
    ],
  },
  en: {
    hitRate: (percent: string, mines: number) =>
      `${percent}% on the first tile (${mines === 1 ? '1 mine' : `${mines} mines`})`,
    biggestWin: (amount: string, picks: number) =>
      `${amount} (${picks === 1 ? '1 gem' : `${picks} gems`} found)`,
    grid: 'Tiles',
    how: 'How to play',
    howList: [
      'Choose your bet and 1 to 24 mines, then start.',
      'Every gem raises the multiplier. Hitting a mine ends the round and you lose your bet.',
      'Once you’ve opened a tile, you can cash out at any time.',
      'The round is cashed out automatically once every gem is found or the next gem would exceed the maximum payout.',
    ],
    math: 'How the multiplier works',
    mathList: [
      'The multiplier is 99% divided by the chance of avoiding every mine so far, whichever tiles you choose.',
      'Multipliers are shown cut to four decimal places, or to two from 1,000×. Payouts use the full multiplier and are rounded down to the cent.',
      `Before rounding, the RTP is 99% for any number of mines and tiles. Small bets return slightly less: ${MINES_INFO.leastRtp}% at the lowest.`,
    ],
    turnover: 'Valid bet',
    turnoverList: [
      'A round counts the amount it won or lost, up to the bet itself: cashing out 103 on a bet of 100 counts 3.',
    ],
    table: 'The first five tiles',
    mines: 'Mines',
    lostConnection: [
      'If you leave or lose the connection, your round is kept. Open the game again to continue.',
      'After 24 hours, an unfinished round is cashed out if you found a gem. If no tile was opened, the bet is returned.',
      'A malfunction voids the round: the bet is returned and any win is void.',
    ],
  },
})
