import type { ContactKind } from '@gamehall/contract/account'
import type { Locale } from '@gamehall/contract/constants'
import { defineText } from '../../../shared/i18n/text.ts'

const phone = defineText({
  'zh-TW': {
    bind: '綁定手機',
    change: '更換手機',
    bindHint: '綁定後可用手機登入、重設密碼，並接收重要通知。',
    changeHint: '先驗證目前的手機，再綁定新的號碼。',
    current: '目前的手機',
    next: '新的手機號碼',
    label: '手機號碼',
    placeholder: '0912345678',
    sendToOld: '驗證目前的手機',
    send: '取得驗證碼',
    sendHint: '我們會傳送 6 位數驗證碼的簡訊',
    proved: '目前的手機已驗證，請輸入新的號碼',
    lost: '目前的手機收不到簡訊？',
    done: '手機綁定成功',
    doneHint: '下次登入與重設密碼都可以使用這支手機。',
    codeLabel: '簡訊驗證碼',
  },
  en: {
    bind: 'Link a phone',
    change: 'Change phone',
    bindHint: 'For logging in, resetting your password and important notices.',
    changeHint: 'Verify the phone you have now, then link the new number.',
    current: 'Current phone',
    next: 'New phone number',
    label: 'Phone number',
    placeholder: '0912345678',
    sendToOld: 'Verify the current phone',
    send: 'Get a code',
    sendHint: 'You will get a text message with a 6-digit code',
    proved: 'The current phone is verified. Enter the new number',
    lost: 'No longer have this phone?',
    done: 'Your phone is linked',
    doneHint: 'You can log in and reset your password with it from now on.',
    codeLabel: 'SMS code',
  },
})

const email: typeof phone = {
  'zh-TW': {
    bind: '綁定電子郵件',
    change: '更換電子郵件',
    bindHint: '綁定後可用電子郵件重設密碼，並接收重要通知。',
    changeHint: '先驗證目前的信箱，再綁定新的信箱。',
    current: '目前的電子郵件',
    next: '新的電子郵件',
    label: '電子郵件',
    placeholder: 'name@example.com',
    sendToOld: '驗證目前的信箱',
    send: '取得驗證碼',
    sendHint: '我們會寄送 6 位數的驗證碼',
    proved: '目前的信箱已驗證，請輸入新的信箱',
    lost: '目前的信箱收不到信？',
    done: '電子郵件綁定成功',
    doneHint: '下次可以使用這個信箱重設密碼。',
    codeLabel: '電子郵件驗證碼',
  },
  en: {
    bind: 'Link an email',
    change: 'Change email',
    bindHint: 'For resetting your password and important notices.',
    changeHint: 'Verify the mailbox you have now, then link the new one.',
    current: 'Current email',
    next: 'New email',
    label: 'Email',
    placeholder: 'name@example.com',
    sendToOld: 'Verify the current mailbox',
    send: 'Get a code',
    sendHint: 'You will get an email with a 6-digit code',
    proved: 'The current mailbox is verified. Enter the new one',
    lost: 'No longer have this mailbox?',
    done: 'Your email is linked',
    doneHint: 'You can reset your password with it from now on.',
    codeLabel: 'Email code',
  },
}

/** What the binding pages say of a phone or an email. */
const contactTexts: Record<ContactKind, typeof phone> = { phone, email }

export const verifyText = defineText({
  'zh-TW': {
    title: '輸入驗證碼',
    sentTo: (target: string) => `驗證碼已傳送至 ${target}`,
    validFor: '10 分鐘內有效。請勿將驗證碼告訴任何人，包括客服人員。',
    placeholder: '6 位數驗證碼',
    confirm: '確認',
    wrong: '號碼或信箱有誤？返回修改',
    service: '聯絡客服',
    finish: '完成',
  },
  en: {
    title: 'Enter the code',
    sentTo: (target) => `A code was sent to ${target}`,
    validFor: 'It is valid for 10 minutes. Tell it to nobody, not even customer service.',
    placeholder: '6-digit code',
    confirm: 'Confirm',
    wrong: 'Not right? Go back and change it',
    service: 'Customer service',
    finish: 'Done',
  },
})

export const textOf = (kind: ContactKind, language: Locale) => contactTexts[kind][language]
