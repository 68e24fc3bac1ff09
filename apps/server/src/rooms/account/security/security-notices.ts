import type { Message } from '@gamehall/contract'

/** A security notice: sent to the inbox and to the contacts of the account. */
interface SecurityNotice {
  readonly title: Message
  readonly text: Message
  /** The page that the inbox message links to. */
  readonly target: string
}

export const securityNotices = {
  newDevice: {
    title: { 'zh-TW': '新裝置登入', en: 'New device login' },
    text: {
      'zh-TW': '您的帳號於 {at} 在新裝置登入：{device}，IP {ip}。',
      en: 'A new device logged in to your account at {at}: {device}, IP {ip}.',
    },
    target: '/devices',
  },
  loginPassword: {
    title: { 'zh-TW': '登入密碼已變更', en: 'Login password changed' },
    text: {
      'zh-TW': '您的登入密碼已於 {at} 變更，其他裝置已全部登出。',
      en: 'Your login password was changed at {at}. Every other device was logged out.',
    },
    target: '/update_pwd',
  },
  payPassword: {
    title: { 'zh-TW': '提款密碼已變更', en: 'Pay password changed' },
    text: { 'zh-TW': '您的提款密碼已於 {at} 變更。', en: 'Your pay password was changed at {at}.' },
    target: '/setting',
  },
  passkeyAdded: {
    title: { 'zh-TW': '新增通行密鑰', en: 'Passkey added' },
    text: {
      'zh-TW': '您的帳號於 {at} 新增了通行密鑰「{name}」，可用它登入。',
      en: 'A passkey, “{name}”, was added to your account at {at}. It can be used to log in.',
    },
    target: '/passkeys',
  },
  passkeyRemoved: {
    title: { 'zh-TW': '通行密鑰已移除', en: 'Passkey removed' },
    text: {
      'zh-TW': '您的通行密鑰「{name}」已於 {at} 移除，無法再用它登入。',
      en: 'Your passkey “{name}” was removed at {at} and can no longer be used to log in.',
    },
    target: '/passkeys',
  },
  google: {
    title: { 'zh-TW': '已連結 Google 帳號', en: 'Google account linked' },
    text: {
      'zh-TW': '您的帳號已於 {at} 與相同電子郵件的 Google 帳號連結，可用它登入。',
      en: 'A Google account with your email was linked at {at}. It can be used to log in.',
    },
    target: '/devices',
  },
  phone: {
    title: { 'zh-TW': '綁定手機已變更', en: 'Phone changed' },
    text: {
      'zh-TW': '您帳號綁定的手機已於 {at} 變更。',
      en: 'Your linked phone number was changed at {at}.',
    },
    target: '/bind_phone',
  },
  email: {
    title: { 'zh-TW': '綁定電子郵件已變更', en: 'Email changed' },
    text: {
      'zh-TW': '您帳號綁定的電子郵件已於 {at} 變更。',
      en: 'Your linked email was changed at {at}.',
    },
    target: '/bind_email',
  },
  addressAdded: {
    title: { 'zh-TW': '新增收款地址', en: 'Withdrawal address added' },
    text: {
      'zh-TW': '您的帳號於 {at} 新增了收款地址 {address}。',
      en: 'The withdrawal address {address} was added to your account at {at}.',
    },
    target: '/addresses',
  },
  addressRemoved: {
    title: { 'zh-TW': '收款地址已移除', en: 'Withdrawal address removed' },
    text: {
      'zh-TW': '您的收款地址 {address} 已於 {at} 移除。',
      en: 'Your withdrawal address {address} was removed at {at}.',
    },
    target: '/addresses',
  },
  cardAdded: {
    title: { 'zh-TW': '新增銀行卡', en: 'Bank card added' },
    text: {
      'zh-TW': '您的帳號於 {at} 新增了末四碼 {digits} 的銀行卡，等候審核。',
      en: 'The bank card ending in {digits} was added to your account at {at} and is under review.',
    },
    target: '/bank',
  },
  cardRemoved: {
    title: { 'zh-TW': '銀行卡已移除', en: 'Bank card removed' },
    text: {
      'zh-TW': '您末四碼 {digits} 的銀行卡已於 {at} 移除。',
      en: 'Your bank card ending in {digits} was removed at {at}.',
    },
    target: '/bank',
  },
} as const satisfies Record<string, SecurityNotice>

export type SecurityNoticeType = keyof typeof securityNotices

export const SECURITY_WARNING: Message = {
  'zh-TW': '若非您本人操作，請立即變更登入密碼並聯絡客服。',
  en: 'If this wasn’t you, change your login password right away and contact customer service.',
}
