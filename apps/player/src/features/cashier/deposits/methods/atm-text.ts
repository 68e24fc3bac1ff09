import { defineText } from '../../../../shared/i18n/text.ts'

/** What the pages say of an ATM deposit; the other methods follow its shape. */
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
    how: 'ATM or online banking, day and night',
    about:
      'You get an account number of your own. Transfer exactly the amount in time; it is credited when the bank confirms.',
    toSend: 'You transfer',
    send: 'Transfer exactly (TWD)',
    code: 'Account no.',
    noCode: 'Your account number is being made. It takes a few seconds; this page updates by itself.',
    cancelBody:
      'Do not transfer to this account afterwards. If you already did, do not cancel; just wait for the bank.',
    paid: 'I have paid',
    paidAsk: 'Have you made the transfer?',
    paidBody: 'We ask the bank at once, and go on asking until the money is here.',
    paidYes: 'Yes',
    paidThanks: 'Thank you. We are asking the bank',
    next_pending_payment:
      'A transfer of another amount, or a late one, is never lost: a person reviews it, and this page says how it goes.',
    next_in_progress:
      'The bank has been asked. The money is credited by itself and we tell you; no need to stay here.',
    next_amount_mismatch: (got, due) =>
      `${got} arrived instead of ${due}. It is being reviewed and we tell you how it ends. Do not send the difference.`,
    next_failed: 'No account could be made and no money has moved. Please open a new order.',
    next_cancelled:
      'The order is cancelled and no money has moved. Should you transfer all the same, it is reviewed and never lost.',
    next_timed_out:
      'The deadline has passed; do not transfer to this account. If you already did, it is reviewed and never lost.',
    step_opened: 'Order opened, account ready',
    step_opening: 'Order opened, account being made',
    step_pay: 'Your transfer',
    step_pay_done: 'Your transfer',
    step_pay_hint: 'ATM or online banking; usually confirmed within a minute',
    step_confirm: 'Bank confirms',
  },
})

export type MethodText = (typeof atmText)['zh-TW']
