import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** Texts of ATM deposits. The other methods have the same keys. */
export const atmText = defineText({
  'zh-TW': {
    how: 'ATM、網路銀行轉帳，24 小時皆可',
    about: '系統會產生一組專屬虛擬帳號，請在期限內轉入剛好的金額，銀行確認後自動入帳。',
    toSend: '您需要轉帳',
    send: '請轉入剛好的金額（TWD）',
    code: '虛擬帳號',
    noCode: '虛擬帳號產生中，通常只需要幾秒鐘，畫面會自動更新。',
    cancelBody: '取消後請勿再轉帳到這組帳號。若您已經轉帳，請不要取消，等候銀行確認即可。',
    paid: '我已完成轉帳',
    paidAsk: '您已經轉帳了嗎？',
    paidBody: '我們會立即向銀行查詢，並持續確認到款項入帳為止。',
    paidYes: '已轉帳',
    paidThanks: '收到，正在向銀行確認',
    next_pending_payment: '金額不符或逾期的匯款不會遺失：會進入人工審核，並在此頁說明進度。',
    next_in_progress: '已向銀行查詢，確認後自動入帳並通知您，不需要留在此頁。',
    next_amount_mismatch: (got: string, due: string) =>
      `收到 ${got}，與訂單金額 ${due} 不同，正由專人核對，結果會通知您。請不要補轉差額。`,
    next_failed: '付款帳號未能產生，沒有任何款項變動，請重新建立訂單。',
    next_cancelled: '訂單已取消，沒有任何款項變動。若您仍轉了帳，款項會進入人工審核，不會遺失。',
    next_timed_out: '付款期限已過，請勿再轉帳到這組帳號。若已轉帳，款項會進入人工審核，不會遺失。',
    step_opened: '訂單成立，帳號已產生',
    step_opening: '訂單成立，帳號產生中',
    step_pay: '等待您的轉帳',
    step_pay_done: '您的轉帳',
    step_pay_hint: 'ATM、網路銀行皆可，通常 1 分鐘內確認',
    step_confirm: '銀行確認',
  },
  en: {
    how: 'ATM or online banking, 24/7',
    about:
      'You’ll get a dedicated account number. Transfer the exact amount before the deadline; it’s credited once the bank confirms.',
    toSend: 'You transfer',
    send: 'Transfer exactly this amount (TWD)',
    code: 'Account number',
    noCode: 'Generating your account number. This takes a few seconds and the page updates automatically.',
    cancelBody:
      'Don’t transfer to this account after cancelling. If you’ve already paid, don’t cancel; just wait for the bank to confirm.',
    paid: 'I’ve paid',
    paidAsk: 'Have you made the transfer?',
    paidBody: 'We’ll check with the bank right away and keep checking until your money arrives.',
    paidYes: 'Yes, I have',
    paidThanks: 'Thanks. We’re checking with the bank',
    next_pending_payment:
      'If the amount differs or the transfer is late, your money isn’t lost: our staff will review it and this page will show the result.',
    next_in_progress:
      'We’re checking with the bank. Your money is credited automatically and we’ll notify you. You can leave this page.',
    next_amount_mismatch: (got, due) =>
      `We received ${got} instead of ${due}. It’s under review and we’ll notify you of the result. Don’t send the difference.`,
    next_failed: 'We couldn’t generate an account number, and no money has moved. Please create a new order.',
    next_cancelled:
      'The order is cancelled and no money has moved. If you transfer anyway, our staff will review it and nothing is lost.',
    next_timed_out:
      'The deadline has passed. Don’t transfer to this account. If you already have, our staff will review it and nothing is lost.',
    step_opened: 'Order created, account ready',
    step_opening: 'Order created, generating account',
    step_pay: 'Waiting for your transfer',
    step_pay_done: 'Transfer sent',
    step_pay_hint: 'ATM or online banking; usually confirmed within a minute',
    step_confirm: 'Bank confirmation',
  },
})

export type MethodText = (typeof atmText)['zh-TW']
