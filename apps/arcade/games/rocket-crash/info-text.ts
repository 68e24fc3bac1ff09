import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const rocketInfoText = defineText({
  'zh-TW': {
    hitRate: '0.99 ÷ 收取倍率，2.00× 為 49.5%',
    oneInFlights: (flights: string) => `每 ${flights} 班 1 次`,
    how: '怎麼玩',
    howList: [
      '每一班火箭所有玩家一起搭。倒數結束前下注，一班最多兩注，起飛前都可以取消。',
      '火箭升空後倍率不斷上升，在爆炸前按下收取，就得到投注金額乘上當時的倍率。',
      '設定自動收取後，火箭飛到那個倍率就會自動收取，而且剛好付那個倍率，斷線也一樣。',
      '火箭爆炸時還沒收取的投注就輸掉了。飛行中可以預約下一班。',
    ],
    math: '倍率怎麼決定',
    mathList: [
      '爆炸點在下注前就由種子決定，不受任何投注影響：倍率 = max(1.00, ⌊99·2⁵² ÷ (2⁵² − h)⌋ ÷ 100)，h 是 52 位元的亂數。',
      '飛到任一倍率 T（1.01 以上）的機率是 0.99 ÷ T，所以不論在哪個倍率收取，自動或手動，長期返還率都是 99%；1.00× 只退回投注。',
      '約有 1.98% 的航班在 1.00× 就爆炸，那一班誰都來不及收取。',
      '手動收取以伺服器收到的時間為準，畫面上的數字只供參考。',
    ],
    odds: '飛到各倍率的機率',
    reach: '飛到',
    chance: '機率',
    caps: '上限',
    capList: (max: string) => [
      `一注最多贏 ${max}：飛到那個倍率時會自動收取。`,
      '您在一班的兩注合計也以此為限。沒有自動收取的大注可能用完它，第二注就無法再下。',
      '火箭最高飛到 1000.00×，到了就全部自動收取。',
      '一班所有投注可能贏得的總額有上限，到了就不再接受新的投注。',
    ],
    turnover: '有效投注',
    turnoverList: [
      '每一注以輸贏的金額計算，最多是投注額：100 元以 1.20× 收取計 20 元，2.00× 以上計 100 元。',
      '1.00× 收取等於退回投注，不計。取消或作廢退回的投注也不計。',
    ],
    lostConnection: [
      '斷線或離開時投注仍然有效：設定了自動收取的照樣收取，其他的飛到爆炸為止。重新進入就會看到您的投注。',
      '伺服器在飛行中停止時：已收取的有效，自動收取倍率已經飛到的也有效，其他投注全部退回。',
    ],
  },
  en: {
    hitRate: '0.99 ÷ your multiplier: 49.5% at 2.00×',
    oneInFlights: (flights: string) => `1 in ${flights} flights`,
    how: 'How to play',
    howList: [
      'Everyone rides the same rocket. Place up to two bets per flight before the countdown ends. You can cancel until lift-off.',
      'The multiplier climbs while the rocket flies. Cash out before it crashes to win your bet times the multiplier.',
      'Auto cash-out cashes out at exactly your target multiplier, even if you lose the connection.',
      'Bets still on board at the crash are lost. You can bet on the next flight while this one is in the air.',
    ],
    math: 'How the multiplier is decided',
    mathList: [
      'Seeds decide the crash point before you bet, and no bet changes it: multiplier = max(1.00, ⌊99·2⁵² ÷ (2⁵² − h)⌋ ÷ 100), where h is a 52-bit random number.',
      'The chance of reaching any multiplier T from 1.01 is 0.99 ÷ T, so the RTP is 99% wherever you cash out, automatically or by hand. At 1.00× you only get your bet back.',
      'About 1.98% of flights crash at 1.00×, before anyone can cash out.',
      'The time the server receives your cash-out decides its multiplier. The number on screen is a guide.',
    ],
    odds: 'Chance of reaching a multiplier',
    reach: 'Reaches',
    chance: 'Chance',
    caps: 'Caps',
    capList: (max: string) => [
      `A bet pays up to ${max} and is cashed out automatically at that amount.`,
      'The same cap holds for your two bets on a flight together. A large bet without an auto cash-out can use it up and leave no room for a second one.',
      'The rocket flies no higher than 1,000.00×, where every bet is cashed out.',
      'The total possible payout of a flight is capped. Bets that would exceed it are not accepted.',
    ],
    turnover: 'Valid bet',
    turnoverList: [
      'A bet counts for the amount it won or lost, up to the bet itself: cashing out 100 at 1.20× counts 20, and at 2.00× or above 100.',
      'Cashing out at 1.00× only returns the bet, so it doesn’t count. Neither do cancelled or void bets.',
    ],
    lostConnection: [
      'If you leave or lose the connection, your bets stand: auto cash-outs still happen, and other bets stay on board until the crash. Open the game again to see them.',
      'If the server stops during a flight, bets already cashed out stand, and so do auto cash-outs whose target was reached. All others are returned.',
    ],
  },
})
