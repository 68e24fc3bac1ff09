import { defineText, type Text } from '../../../../shared/i18n/text.ts'
import type { MethodText } from './atm-text.ts'

/** What the pages say of a deposit in USDT. */
export const usdtText: Text<MethodText> = defineText<MethodText>({
  'zh-TW': {
    how: '限 TRC20 網路，約 1 分鐘完成確認',
    about:
      '建立訂單後匯率即鎖定到期限為止。請只以 TRC20 網路轉入 USDT：經其他網路轉入，或轉入其他幣種，都無法找回。',
    toSend: '您需要轉入',
    send: '請轉入剛好的數量（USDT・TRC20）',
    code: '收款地址',
    noCode: '收款地址準備中，通常只需要幾秒鐘，畫面會自動更新。',
    cancelBody: '取消後匯率不再保留。若您已經轉出 USDT，請不要取消，等候區塊鏈確認即可。',
    paid: '我已轉出 USDT',
    paidAsk: '您已經轉出 USDT 了嗎？',
    paidBody: '我們會立即查詢區塊鏈，確認次數會顯示在此頁。',
    paidYes: '已轉出',
    paidThanks: '收到，正在查詢區塊鏈',
    next_pending_payment:
      '數量須扣除交易所或錢包的手續費後仍足額。轉入後約 1 分鐘完成確認，依鎖定匯率自動入帳。',
    next_in_progress: '區塊鏈確認中，完成後依鎖定匯率自動入帳並通知您，不需要留在此頁。',
    next_amount_mismatch: (got, due) =>
      `收到 ${got}，與應付的 ${due} 不同，正由專人核對，結果會通知您。請不要補轉差額。`,
    next_failed: '收款地址未能準備好，沒有任何款項變動，請重新建立訂單或選擇其他存款方式。',
    next_cancelled: '訂單已取消，匯率不再保留。收款地址仍是您的，之後轉入的 USDT 不會遺失。',
    next_timed_out: '期限已過，匯率不再保留。收款地址仍是您的，已轉入或之後轉入的 USDT 不會遺失。',
    step_opened: '訂單成立，匯率已鎖定',
    step_opening: '訂單成立，地址準備中',
    step_pay: '等待您轉入 USDT',
    step_pay_done: '您的轉入',
    step_pay_hint: '只用 TRC20 網路；從交易所轉出請選擇 TRON（TRC20）',
    step_confirm: '區塊鏈確認',
  },
  en: {
    how: 'TRC20 only; confirmed in about a minute',
    about:
      'Opening the order locks the rate until its deadline. Send USDT over TRC20 only: anything sent over another network, or of another kind, cannot be recovered.',
    toSend: 'You send',
    send: 'Send exactly (USDT · TRC20)',
    code: 'Address',
    noCode: 'Your address is being prepared. It takes a few seconds; this page updates by itself.',
    cancelBody:
      'The rate is then no longer held. If you already sent USDT, do not cancel; just wait for the blockchain.',
    paid: 'I have sent it',
    paidAsk: 'Have you sent the USDT?',
    paidBody: 'We look at the blockchain at once; this page counts the confirmations.',
    paidYes: 'Yes',
    paidThanks: 'Thank you. We are looking at the blockchain',
    next_pending_payment:
      'The amount must arrive in full, after what your exchange or wallet charges. It is confirmed in about a minute and credited at the locked rate.',
    next_in_progress:
      'The blockchain is confirming. It is then credited at the locked rate and we tell you; no need to stay here.',
    next_amount_mismatch: (got, due) =>
      `${got} arrived instead of ${due}. It is being reviewed and we tell you how it ends. Do not send the difference.`,
    next_failed:
      'No address could be prepared and no money has moved. Please open a new order, or choose another way.',
    next_cancelled:
      'The order is cancelled and its rate no longer held. The address stays yours: USDT sent to it later is never lost.',
    next_timed_out:
      'The deadline has passed and the rate is no longer held. The address stays yours: USDT sent to it is never lost.',
    step_opened: 'Order opened, rate locked',
    step_opening: 'Order opened, address being prepared',
    step_pay: 'You send USDT',
    step_pay_done: 'You sent USDT',
    step_pay_hint: 'TRC20 only; on an exchange choose TRON (TRC20)',
    step_confirm: 'Blockchain confirms',
  },
})
