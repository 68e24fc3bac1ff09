import type { Message } from './message.ts'

/** §8, activity codes 20000–20030; the specification names the reasons, the numbers within the range are ours. */
export const activityErrors = {
  20000: { 'zh-TW': '目前無法參加此活動', en: 'This offer isn’t available right now' },
  20001: { 'zh-TW': '今天不是您的生日', en: 'Today is not your birthday' },
  20002: { 'zh-TW': '註冊時間不符合活動條件', en: 'Your registration date doesn’t qualify for this offer' },
  20003: { 'zh-TW': 'VIP 等級不符合活動條件', en: 'Your VIP level doesn’t qualify for this offer' },
  20004: { 'zh-TW': '今年已領取過', en: 'Already claimed this year' },
  20005: { 'zh-TW': '存款金額未達活動條件', en: 'Your deposits don’t qualify for this offer' },
  20006: { 'zh-TW': '請先綁定銀行卡', en: 'Please add a bank card first' },
  20007: { 'zh-TW': '每日僅限一次', en: 'Only once a day' },
  20008: { 'zh-TW': '每月僅限一次', en: 'Only once a month' },
  20009: { 'zh-TW': '活動已結束', en: 'This offer has ended' },
  20010: { 'zh-TW': '申請狀態不正確', en: 'This application can no longer be changed' },
  20011: { 'zh-TW': '請附上圖片', en: 'An image is required' },
  20012: { 'zh-TW': '找不到活動規則', en: 'Couldn’t find this offer’s rules' },
  20013: { 'zh-TW': '每人僅限領取一次', en: 'Only once per player' },
  20014: {
    'zh-TW': '尚未登記出生日期，請先完成實名認證',
    en: 'We don’t have your date of birth yet. Verify your identity first',
  },
  20015: { 'zh-TW': '有效投注未達活動條件', en: 'Your valid bets don’t qualify for this offer' },
  20016: { 'zh-TW': '活動尚未開始', en: 'This offer hasn’t started yet' },
} as const satisfies Record<number, Message>
