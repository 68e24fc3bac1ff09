import { defineText, type Text } from '@gamehall/web-client/i18n/text.ts'
import type { MethodText } from './atm-text.ts'

/** Texts of USDT deposits. */
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
    how: 'TRC20 only, confirmed in about a minute',
    about:
      'Creating an order locks the rate until its deadline. Send only USDT on TRC20. Other tokens or networks can’t be recovered.',
    toSend: 'You send',
    send: 'Send exactly this amount (USDT · TRC20)',
    code: 'Address',
    noCode: 'Preparing your address. This takes a few seconds and the page updates automatically.',
    cancelBody:
      'Cancelling releases the locked rate. If you’ve already sent USDT, don’t cancel; just wait for the blockchain to confirm.',
    paid: 'I’ve sent it',
    paidAsk: 'Have you sent the USDT?',
    paidBody: 'We’ll check the blockchain right away. This page shows the confirmations.',
    paidYes: 'Yes, I have',
    paidThanks: 'Thanks. We’re checking the blockchain',
    next_pending_payment:
      'The full amount must arrive after any fee your exchange or wallet charges. It’s confirmed in about a minute and credited at the locked rate.',
    next_in_progress:
      'The blockchain is confirming your payment. It’s then credited at the locked rate and we’ll notify you. You can leave this page.',
    next_amount_mismatch: (got, due) =>
      `We received ${got} instead of ${due}. It’s under review and we’ll notify you of the result. Don’t send the difference.`,
    next_failed:
      'We couldn’t prepare an address, and no money has moved. Please create a new order or choose another method.',
    next_cancelled:
      'The order is cancelled and its rate is released. The address is still yours, so USDT sent to it later isn’t lost.',
    next_timed_out:
      'The deadline has passed and the rate is released. The address is still yours, so USDT sent to it isn’t lost.',
    step_opened: 'Order created, rate locked',
    step_opening: 'Order created, preparing address',
    step_pay: 'Waiting for your USDT',
    step_pay_done: 'USDT sent',
    step_pay_hint: 'TRC20 only. On an exchange, choose TRON (TRC20)',
    step_confirm: 'Blockchain confirmation',
  },
})
