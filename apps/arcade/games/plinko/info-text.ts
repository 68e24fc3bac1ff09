import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const plinkoInfoText = defineText({
  'zh-TW': {
    board: (rows: number, risk: string) => `${rows} 排・${risk}風險`,
    aboveBet: (share: string) => `每顆都有派彩，${share} 高於投注`,
    deviation: (word: string, times: string) => `${word}（標準差為投注的 ${times} 倍）`,
    biggestWin: (multiplier: string, max: string) => `${multiplier} 倍（單局最高 ${max}）`,
    oneInBalls: (balls: string) => `每 ${balls} 顆 1 次`,
    how: '怎麼玩',
    howList: (maxBalls: number) => [
      `選擇每顆彈珠的投注、彈珠數（1 到 ${maxBalls} 顆）、釘子排數與風險，再放下彈珠。`,
      '彈珠每碰到一排釘子就往左或往右掉，機率各半，最後落進一個洞，派彩為每顆投注乘上該洞的倍率。',
      '排數越多、風險越高，兩側的倍率越高，也越難落到。',
      '每顆投注為 1 的整數倍；一局的投注是所有彈珠合計。',
    ],
    fair: '結果怎麼決定',
    fairList: [
      '按下的瞬間，伺服器就以種子抽出每顆彈珠的完整路徑，畫面上的彈珠只是照著走，物理不影響結果。',
      '每條路徑的機率完全相同；各洞機率可點選彈珠檯下方的倍率查看。',
      '派彩不會被截短：最高派彩就是所有彈珠都落在最高倍率。',
      '派彩低於或等於投注時，不會有任何慶祝效果。',
      '返還率是長期統計值，單次遊玩結果可能大不相同。',
    ],
    turnover: '有效投注',
    turnoverList: ['每顆彈珠以輸贏的金額計算，最多是該顆的投注額；落在 1 倍等於退回投注，不計。'],
    boards: '各檯的返還率與最高倍率',
    rows: '排數',
    risks: { low: '低', medium: '中', high: '高' },
    lostConnection: [
      '投注與派彩在同一瞬間完成；中途離開或斷線，派彩已計入餘額，可在遊戲紀錄中重播。',
      '遊戲故障時，該局投注與派彩無效並退回。',
    ],
  },
  en: {
    board: (rows: number, risk: string) => `${rows} rows, ${risk.toLowerCase()} risk`,
    aboveBet: (share: string) => `Every ball; ${share} above the bet`,
    deviation: (word: string, times: string) => `${word} (standard deviation ${times}× the bet)`,
    biggestWin: (multiplier: string, max: string) => `${multiplier}× (up to ${max} per round)`,
    oneInBalls: (balls: string) => `1 in ${balls} balls`,
    how: 'How to play',
    howList: (maxBalls: number) => [
      `Choose the bet per ball, 1 to ${maxBalls} balls, the number of rows and the risk, then drop.`,
      'At each row, a ball falls left or right with equal chance. It pays its bet times the multiplier of the slot it lands in.',
      'More rows and higher risk make the multipliers at the edges larger and rarer.',
      'Bets are whole amounts. The bet of a round is that of all its balls.',
    ],
    fair: 'How the result is decided',
    fairList: [
      'The moment you drop, the server draws the full path of every ball from the seeds. The balls on screen follow that path; the animation never affects the result.',
      'Every path is equally likely. Tap the multipliers below the board for the odds of each slot.',
      'Payouts are never capped: the maximum is every ball landing in the best slot.',
      'A round that pays no more than its bet is never celebrated as a win.',
      'RTP is a long-run average. A single session can differ widely.',
    ],
    turnover: 'Valid bet',
    turnoverList: [
      'Each ball counts the amount it won or lost, up to its own bet. A ball that lands on 1× returns its bet, so it doesn’t count.',
    ],
    boards: 'RTP and highest multiplier by board',
    rows: 'Rows',
    risks: { low: 'Low', medium: 'Medium', high: 'High' },
    lostConnection: [
      'Bet and payout are settled at the same moment. If you leave or lose the connection, the payout is already in your balance and you can replay the round from the history.',
      'A malfunction voids the round: the bet is returned and any win is void.',
    ],
  },
})
