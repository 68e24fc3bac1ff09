import { defineText, type Text } from '@gamehall/web-client/i18n/text.ts'
import type { MethodText } from './atm-text.ts'

/** Texts of convenience-store deposits. */
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
    how: 'Enter a code at the store kiosk and pay cash at the counter',
    about:
      'Choose a store to get a payment code. Enter it at the kiosk, print the slip and pay at the counter.',
    toSend: 'You pay',
    send: 'Pay at the store (TWD)',
    code: 'Payment code',
    noCode: 'Generating your payment code. This takes a few seconds and the page updates automatically.',
    cancelBody:
      'Don’t pay with this code after cancelling. If you’ve already paid at the counter, don’t cancel; just wait.',
    paid: 'I’ve paid',
    paidAsk: 'Have you paid at the counter?',
    paidBody:
      'We’ll check with the store right away and keep checking until your money arrives. Keep the receipt.',
    paidYes: 'Yes, I have',
    paidThanks: 'Thanks. We’re checking with the store',
    next_pending_payment:
      'Pay before the deadline and keep the receipt until the money is credited. If you pay late, our staff will review it and nothing is lost.',
    next_in_progress:
      'We’re checking with the store. Your money is credited automatically and we’ll notify you. You can leave this page. Keep the receipt.',
    next_amount_mismatch: (got, due) =>
      `We received ${got} instead of ${due}. It’s under review and we’ll notify you of the result. Don’t pay again.`,
    next_failed:
      'We couldn’t generate a code, and no money has moved. Please create a new order or choose another method.',
    next_cancelled:
      'The order is cancelled and no money has moved. If you pay with this code anyway, our staff will review it and nothing is lost.',
    next_timed_out:
      'The deadline has passed and the code has expired. If you’ve already paid, our staff will review it and nothing is lost.',
    step_opened: 'Order created, code ready',
    step_opening: 'Order created, generating code',
    step_pay: 'Waiting for your payment',
    step_pay_done: 'Paid at the store',
    step_pay_hint: 'The printed slip expires soon, so take it straight to the counter',
    step_confirm: 'Store confirmation',
  },
})
