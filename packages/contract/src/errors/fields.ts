import type { Message } from './message.ts'

/** §5: what is wrong with one field, by the name the schemas give the rule. */
export const fieldMessages = {
  required: { 'zh-TW': '此欄位必填', en: 'This is required' },
  invalid: { 'zh-TW': '內容格式不正確', en: 'This is not valid' },
  too_long: { 'zh-TW': '內容過長', en: 'This is too long' },
  unknown_field: { 'zh-TW': '不支援的欄位', en: 'Unknown field' },
  account_format: {
    'zh-TW': '帳號須為 4–20 個英數字，並以英文字母開頭',
    en: 'Use 4–20 letters and digits, starting with a letter',
  },
  password_format: {
    'zh-TW': '密碼須為 6–32 個字元，並同時包含英文字母與數字',
    en: 'Use 6–32 characters with both letters and digits',
  },
  password_is_account: { 'zh-TW': '密碼不可與帳號相同', en: 'The password must differ from the account' },
  password_mismatch: { 'zh-TW': '兩次輸入的密碼不一致', en: 'The two passwords are inconsistent' },
  phone_format: {
    'zh-TW': '手機號碼格式不正確，須為 09 開頭的 10 位數字',
    en: 'Enter a 10-digit phone number starting with 09',
  },
  email_format: { 'zh-TW': '電子郵件格式不正確', en: 'The email is not valid' },
  code_format: { 'zh-TW': '請輸入 6 位數驗證碼', en: 'Enter the 6-digit code' },
  nickname_format: { 'zh-TW': '暱稱須為 1–20 個字', en: 'Use 1–20 characters' },
  invite_code_format: { 'zh-TW': '邀請碼格式不正確', en: 'The invite code is not valid' },
  invite_code_unknown: { 'zh-TW': '找不到此邀請碼', en: 'No such invite code' },
  amount_format: { 'zh-TW': '金額格式不正確', en: 'The amount is not valid' },
  amount_integer: { 'zh-TW': '金額須為整數', en: 'The amount must be a whole number' },
  amount_min: { 'zh-TW': '金額不可低於 {min}', en: 'The amount must be at least {min}' },
  amount_max: { 'zh-TW': '金額不可超過 {max}', en: 'The amount must be at most {max}' },
  channel_unknown: { 'zh-TW': '請選擇可用的存款方式', en: 'Choose an available deposit method' },
  order_no_format: { 'zh-TW': '訂單編號格式不正確', en: 'The order number is not valid' },
  page_format: { 'zh-TW': '分頁參數不正確', en: 'The paging is not valid' },
  cursor_format: { 'zh-TW': '分頁位置不正確', en: 'The cursor is not valid' },
  end_before_start: { 'zh-TW': '結束時間不可早於開始時間', en: 'The end must not be earlier than the start' },
  range_too_long: { 'zh-TW': '查詢範圍最多 30 天', en: 'The range is at most 30 days' },
  idempotency_key_format: { 'zh-TW': '請求識別碼格式不正確', en: 'The Idempotency-Key is not valid' },
} as const satisfies Record<string, Message>

export type FieldRule = keyof typeof fieldMessages

export function isFieldRule(rule: string): rule is FieldRule {
  return Object.hasOwn(fieldMessages, rule)
}
