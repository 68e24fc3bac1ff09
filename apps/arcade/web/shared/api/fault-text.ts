import { defineText } from '@gamehall/web-client/i18n/text.ts'
import type { GameFault } from './game-fault.ts'

export const faultText = defineText({
  'zh-TW': {
    SESSION_EXPIRED: '登入時效已過，請回到大廳重新進入遊戲。',
    SESSION_REPLACED: '這個遊戲已在其他地方開啟，此頁面已停止。',
    SESSION_ENDED: '本次遊戲已結束：可能是休息已開始、達到您設定的限額，或已在別處登出。餘額不會遺失。',
    PLAYER_DISABLED: '此帳號暫時無法進行遊戲，請聯絡客服。',
    MAINTENANCE: '遊戲維護中，請稍後再來。',
    INSUFFICIENT: '餘額不足，無法下注。',
    BET_NOT_ALLOWED: '此投注金額不在允許範圍內，請重新選擇。',
    BAD_REQUEST: '這個動作無法完成，請重新整理後再試。',
    REQUEST_CONFLICT: '這個動作與先前的不一致，請重新整理後再試。',
    ROUND_OPEN: '還有一局尚未結束，請先完成它。',
    ROUND_CLOSED: '這一局已經結束。',
    ROUND_NOT_FOUND: '找不到這一局的紀錄。',
    BETTING_CLOSED: '這一局已停止下注，請等下一局。',
    TABLE_LIMIT: '這一局無法再接受這筆投注，請改下較小的金額。',
    LIMIT_REACHED: '您正在休息，或已達您設定的限額，暫時無法下注。',
    WALLET_UNAVAILABLE: '錢包暫時沒有回應，您的款項不會遺失，請稍候再試。',
    FREE_ROUNDS_OVER: '這份免費局已用完、到期或已取消。',
    TOO_FAST: '操作太快了，請稍候再試。',
    unreachable: '網路連線中斷，尚未收到結果。',
    timeout: '等候回應逾時，尚未收到結果。',
    broken: '伺服器暫時無法回應，尚未收到結果。',
  },
  en: {
    SESSION_EXPIRED: 'Your session has expired. Please open the game again from the lobby.',
    SESSION_REPLACED: 'You opened a game on another page or device, so this page has stopped.',
    SESSION_ENDED:
      'This session has ended: a break began, you reached a limit you set, or you logged out elsewhere. Your balance is safe.',
    PLAYER_DISABLED: 'This account can’t play right now. Please contact support.',
    MAINTENANCE: 'The game is under maintenance. Please try again later.',
    INSUFFICIENT: 'Not enough balance for this bet.',
    BET_NOT_ALLOWED: 'This bet isn’t allowed. Please choose another amount.',
    BAD_REQUEST: 'That didn’t work. Reload the page and try again.',
    REQUEST_CONFLICT: 'This request was already used for a different bet. Reload the page and try again.',
    ROUND_OPEN: 'A round is still in progress. Please finish it first.',
    ROUND_CLOSED: 'This round is already over.',
    ROUND_NOT_FOUND: 'We couldn’t find this round.',
    BETTING_CLOSED: 'Betting on this round has closed. Please wait for the next one.',
    TABLE_LIMIT: 'This round can no longer accept that bet. Please try a smaller one.',
    LIMIT_REACHED: 'You’re taking a break or have reached a limit you set.',
    WALLET_UNAVAILABLE:
      'Your wallet isn’t answering right now. Your money is safe. Please try again shortly.',
    FREE_ROUNDS_OVER: 'These free rounds are used up, expired or cancelled.',
    TOO_FAST: 'You’re going too fast. Please wait a moment.',
    unreachable: 'Connection lost. The result isn’t known yet.',
    timeout: 'The server didn’t respond in time. The result isn’t known yet.',
    broken: 'Server error. The result isn’t known yet.',
  },
})

/** Returns the text key of a fault. */
export function faultTextKey(fault: GameFault): keyof (typeof faultText)['en'] {
  return fault.kind === 'refused' ? (fault.code in faultText.en ? fault.code : 'BAD_REQUEST') : fault.kind
}
