import { defineText, type Text } from '../../../../shared/i18n/text.ts'
import type { MethodText } from './atm-text.ts'

/** What the pages say of a deposit at a convenience store. */
export const cvsText: Text<MethodText> = defineText<MethodText>({
  'zh-TW': {
    how: '到超商機台輸入代碼，櫃檯付現金',
    about: '選好超商後會產生一組繳費代碼：在店內機台輸入代碼、列印繳費單，再到櫃檯付款即可。',
    toSend: '您需要繳費',
    send: '請到超商繳費（TWD）',
    code: '繳費代碼',
    noCode: '繳費代碼產生中，通常只需要幾秒鐘，畫面會自動更新。',
    cancelBody: '取消後請勿再用這組代碼繳費。若您已經在櫃檯付款，請不要取消，等候確認即可。',
    paid: '我已完成繳費',
    paidAsk: '您已經在櫃檯付款了嗎？',
    paidBody: '我們會立即向超商查詢，並持續確認到款項入帳為止。繳費收據請先保留。',
    paidYes: '已付款',
    paidThanks: '收到，正在向超商確認',
    next_pending_payment: '請在期限內繳費。繳費收據請保留到入帳為止；逾期的繳費不會遺失，會進入人工審核。',
    next_in_progress: '已向超商查詢，確認後自動入帳並通知您，不需要留在此頁。繳費收據請先保留。',
    next_amount_mismatch: (got, due) =>
      `收到 ${got}，與訂單金額 ${due} 不同，正由專人核對，結果會通知您。請不要再次繳費。`,
    next_failed: '繳費代碼未能產生，沒有任何款項變動，請重新建立訂單或選擇其他存款方式。',
    next_cancelled: '訂單已取消，沒有任何款項變動。若您仍用這組代碼繳了費，款項會進入人工審核，不會遺失。',
    next_timed_out: '繳費期限已過，這組代碼不能再使用。若已繳費，款項會進入人工審核，不會遺失。',
    step_opened: '訂單成立，代碼已產生',
    step_opening: '訂單成立，代碼產生中',
    step_pay: '等待您到超商繳費',
    step_pay_done: '您的繳費',
    step_pay_hint: '機台列印的繳費單有時效，請盡快到櫃檯付款',
    step_confirm: '超商確認',
  },
  en: {
    how: 'Type a code into a store machine, pay cash at the counter',
    about:
      'Choose a store and get a payment code: type it into the machine in the shop, print the slip, pay at the counter.',
    toSend: 'You pay',
    send: 'Pay at the store (TWD)',
    code: 'Payment code',
    noCode: 'Your payment code is being made. It takes a few seconds; this page updates by itself.',
    cancelBody:
      'Do not pay with this code afterwards. If you already paid at the counter, do not cancel; just wait.',
    paid: 'I have paid',
    paidAsk: 'Have you paid at the counter?',
    paidBody: 'We ask the store at once, and go on asking until the money is here. Keep the receipt.',
    paidYes: 'Yes',
    paidThanks: 'Thank you. We are asking the store',
    next_pending_payment:
      'Please pay in time, and keep the receipt until the money is credited. A late payment is never lost: a person reviews it.',
    next_in_progress:
      'The store has been asked. The money is credited by itself and we tell you; no need to stay here. Keep the receipt.',
    next_amount_mismatch: (got, due) =>
      `${got} arrived instead of ${due}. It is being reviewed and we tell you how it ends. Do not pay again.`,
    next_failed:
      'No code could be made and no money has moved. Please open a new order, or choose another way.',
    next_cancelled:
      'The order is cancelled and no money has moved. Should you pay with its code all the same, it is reviewed and never lost.',
    next_timed_out:
      'The deadline has passed and the code no longer works. If you already paid, it is reviewed and never lost.',
    step_opened: 'Order opened, code ready',
    step_opening: 'Order opened, code being made',
    step_pay: 'You pay at the store',
    step_pay_done: 'You paid at the store',
    step_pay_hint: 'The printed slip is good for a short while only: take it to the counter at once',
    step_confirm: 'Store confirms',
  },
})
