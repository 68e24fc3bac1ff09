import { formatMessage, type Message } from '@gamehall/contract'
import type { Hall } from '../../core/hall.ts'
import { taiwanStamp } from '../../core/taiwan-time.ts'
import type { Trx } from '../../core/transact.ts'
import { sendMessage } from '../inbox/index.ts'

const warning = {
  'zh-TW': '若非您本人操作，請立即變更登入密碼並聯絡客服。',
  en: 'If this was not you, change your login password at once and contact customer service.',
}

const events = {
  newDevice: {
    title: { 'zh-TW': '新裝置登入', en: 'New device' },
    text: {
      'zh-TW': '您的帳號於 {at} 在新裝置登入：{device}，IP {ip}。',
      en: 'Your account was logged in on a new device at {at}: {device}, IP {ip}.',
    },
    target: '/devices',
  },
  loginPassword: {
    title: { 'zh-TW': '登入密碼已變更', en: 'Login password changed' },
    text: {
      'zh-TW': '您的登入密碼已於 {at} 變更。',
      en: 'Your login password was changed at {at}.',
    },
    target: '/update_pwd',
  },
  payPassword: {
    title: { 'zh-TW': '提款密碼已變更', en: 'Pay password changed' },
    text: { 'zh-TW': '您的提款密碼已於 {at} 變更。', en: 'Your pay password was changed at {at}.' },
    target: '/setting',
  },
  passkey: {
    title: { 'zh-TW': '新增通行密鑰', en: 'Passkey added' },
    text: {
      'zh-TW': '您的帳號於 {at} 新增了通行密鑰「{name}」，可用它登入。',
      en: 'A passkey, “{name}”, was added to your account at {at} and can log in.',
    },
    target: '/passkeys',
  },
  phone: {
    title: { 'zh-TW': '綁定手機已變更', en: 'Phone changed' },
    text: {
      'zh-TW': '您帳號綁定的手機已於 {at} 變更。',
      en: 'The phone of your account was changed at {at}.',
    },
    target: '/bind_phone',
  },
  email: {
    title: { 'zh-TW': '綁定電子郵件已變更', en: 'Email changed' },
    text: {
      'zh-TW': '您帳號綁定的電子郵件已於 {at} 變更。',
      en: 'The email of your account was changed at {at}.',
    },
    target: '/bind_email',
  },
} as const satisfies Record<string, { title: Message; text: Message; target: string }>

/** Leaves word in the player's inbox of what concerns who gets in: in the transaction of what happened. */
export async function tellSecurity(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  event: keyof typeof events,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { title, text, target } = events[event]
  const params = { at: taiwanStamp(hall.clock.now()), ...details }
  await sendMessage(hall, trx, playerId, {
    type: 'system',
    title,
    texts: {
      'zh-TW': formatMessage(text, 'zh-TW', params) + warning['zh-TW'],
      en: `${formatMessage(text, 'en', params)} ${warning.en}`,
    },
    target,
    isOwnDoing: event !== 'newDevice',
  })
}
