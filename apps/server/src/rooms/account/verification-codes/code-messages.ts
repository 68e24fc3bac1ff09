import { formatMessage, type Message } from '@gamehall/contract'
import { type Locale, VERIFICATION_CODE_LIFETIME_MS } from '@gamehall/contract/constants'
import type { CodePurpose } from './verification-code.ts'

const purposeNames: Record<CodePurpose, Message> = {
  register: { 'zh-TW': '註冊', en: 'registering' },
  login: { 'zh-TW': '登入', en: 'logging in' },
  reset_password: { 'zh-TW': '重設密碼', en: 'resetting your password' },
  set_login_password: { 'zh-TW': '設定登入密碼', en: 'setting your login password' },
  set_pay_password: { 'zh-TW': '設定提款密碼', en: 'setting your pay password' },
  bind_phone: { 'zh-TW': '綁定手機', en: 'linking your phone' },
  change_phone: { 'zh-TW': '更換綁定手機', en: 'changing your phone' },
  change_email: { 'zh-TW': '更換綁定電子郵件', en: 'changing your email' },
  bind_email: { 'zh-TW': '綁定電子郵件', en: 'linking your email' },
}

const codeText: Message = {
  'zh-TW': '您用於{purpose}的驗證碼為 {code}，{minutes} 分鐘內有效。請勿將驗證碼告訴任何人。',
  en: 'Your code for {purpose} is {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
}

/** Messages that are sent instead of a code when the code would be of no use. The response to the caller is the same. */
export const noticeTexts = {
  alreadyRegistered: {
    'zh-TW': '這個手機號碼已經註冊過，請直接登入；若忘記密碼，可在登入頁重設。若非您本人操作，請忽略此訊息。',
    en: 'This phone number already has an account. Log in, or reset your password on the login page. If this wasn’t you, ignore this message.',
  },
  notRegistered: {
    'zh-TW': '這個號碼或信箱尚未註冊帳號，請先註冊。若非您本人操作，請忽略此訊息。',
    en: 'There’s no account for this number or email yet. Please register first. If this wasn’t you, ignore this message.',
  },
  boundElsewhere: {
    'zh-TW': '這個號碼或信箱已綁定其他帳號，無法再次綁定。若非您本人操作，請忽略此訊息。',
    en: 'This number or email is already linked to another account. If this wasn’t you, ignore this message.',
  },
} as const satisfies Record<string, Message>
export type Notice = keyof typeof noticeTexts

const codeSubject: Message = { 'zh-TW': '您的驗證碼', en: 'Your verification code' }
const noticeSubject: Message = { 'zh-TW': '關於您的帳號', en: 'About your account' }

export interface CodeMessage {
  readonly subject: string
  readonly text: string
}

/** The message that carries a verification code, in the caller's language. */
export function formatCodeMessage(purpose: CodePurpose, code: string, locale: Locale): CodeMessage {
  const minutes = String(VERIFICATION_CODE_LIFETIME_MS / 60_000)
  const text = formatMessage(codeText, locale, { purpose: purposeNames[purpose][locale], code, minutes })
  return { subject: codeSubject[locale], text }
}

/** The message that is sent instead of a code, in the caller's language. */
export const formatNotice = (notice: Notice, locale: Locale): CodeMessage => ({
  subject: noticeSubject[locale],
  text: noticeTexts[notice][locale],
})
