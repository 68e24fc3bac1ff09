import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const neonSevensInfoText = defineText({
  'zh-TW': {
    winRate: '贏過投注的機率',
    oneIn: (spins: string) => `每 ${spins} 局 1 次`,
    how: '怎麼玩',
    howList: [
      '選擇投注金額，按下旋轉。投注平均分在 5 條線上。',
      '一條線上三個圖案相同即為中獎，各線獎金相加。',
      '左起兩個櫻桃、第三個不是櫻桃時，退還該線五倍的線注，也就是總投注的金額。',
    ],
    special: '燈籠',
    specialList: ['燈籠只出現在中間的轉軸。', '燈籠可代替任何圖案連成三個相同，這條線的獎金加倍。'],
    paytable: '賠率表',
    paytableNote: (bet: string) => `以目前投注 ${bet} 計算，每條線的獎金：`,
    symbol: '圖案',
    three: '三個',
    withLantern: '含燈籠',
    lineMap: '5 條線',
    odds: '大獎的機率',
    tier: (times: number) => `投注的 ${times} 倍以上`,
    exact: '精確計算',
    exactList: (stops: string, deviation: string) => [
      `三個轉軸各有 30 個停點，共 ${stops} 種停法，機率全部相同。以上數字是逐一數完所有停法的結果，不是估計。`,
      `單局結果的標準差是投注的 ${deviation} 倍。`,
      '理論返還率是長期統計值，單次遊玩結果可能大不相同。每一局與之前的結果無關。',
    ],
    lostConnection: [
      '結果在按下旋轉時就已決定並入帳；中途離開或斷線，獎金仍會計入餘額，可在遊戲紀錄中重播。',
      '遊戲故障時，該局投注與獎金無效並退回。',
    ],
  },
  en: {
    winRate: 'Spins that pay more than the bet',
    oneIn: (spins: string) => `1 in ${spins} spins`,
    how: 'How to play',
    howList: [
      'Choose your bet and spin. The bet is split equally across the 5 lines.',
      'Three of a kind on a line pays. All line wins are added together.',
      'Two cherries from the left without a third pay 5× the line bet, which returns your bet.',
    ],
    special: 'The lantern',
    specialList: [
      'The lantern lands on the middle reel only.',
      'It is wild: it completes three of any kind and doubles the payout of that line.',
    ],
    paytable: 'Paytable',
    paytableNote: (bet: string) => `Line payouts at your bet of ${bet}:`,
    symbol: 'Symbol',
    three: 'Three',
    withLantern: 'With lantern',
    lineMap: '5 lines',
    odds: 'Odds of big wins',
    tier: (times: number) => `At least ${times}× the bet`,
    exact: 'Exact figures',
    exactList: (stops: string, deviation: string) => [
      `Each reel has 30 stops, which makes ${stops} equally likely combinations. These figures count every one of them and are not estimates.`,
      `The standard deviation of a spin is ${deviation}× the bet.`,
      'RTP is a long-run average. A single session can differ widely, and every spin is independent of earlier ones.',
    ],
    lostConnection: [
      'Each result is decided and paid the moment you spin. If you leave or lose the connection, any win is already in your balance and you can replay the round from the history.',
      'A malfunction voids the round: the bet is returned and any win is void.',
    ],
  },
})
