import type { Message } from './message.ts'

/** §8, backend codes. */
export const businessErrors = {
  10013: { 'zh-TW': '此帳號已被使用', en: 'This account name is already taken' },
  10014: { 'zh-TW': '驗證碼不正確', en: 'Incorrect verification code' },
  10015: {
    'zh-TW': '驗證碼不存在或已失效，請重新取得',
    en: 'This verification code is invalid or has expired. Request a new one',
  },
  10016: { 'zh-TW': '簡訊發送失敗，請稍後再試', en: 'Couldn’t send the SMS. Please try again later' },
  10017: {
    'zh-TW': '電子郵件發送失敗，請稍後再試',
    en: 'Couldn’t send the email. Please try again later',
  },
  10021: { 'zh-TW': '登入密碼不正確', en: 'Wrong login password' },
  10022: { 'zh-TW': '提款密碼不正確', en: 'Wrong pay password' },
  10026: { 'zh-TW': '此手機號碼已註冊過帳號', en: 'An account with this phone number already exists' },
  10027: { 'zh-TW': '系統已關閉', en: 'The system is closed' },
  10030: { 'zh-TW': '帳號或密碼不正確', en: 'Wrong username or password' },
  10031: { 'zh-TW': '餘額不足', en: 'Insufficient balance' },
  10033: { 'zh-TW': '系統忙碌中，請稍後再試', en: 'The system is busy. Please try again' },
  10040: {
    'zh-TW': '訂單目前的狀態無法執行此操作',
    en: 'This order’s current status doesn’t allow this',
  },
  10047: { 'zh-TW': '此手機號碼已被綁定', en: 'This phone number is already in use' },
  10048: { 'zh-TW': '此電子郵件已被綁定', en: 'This email is already in use' },
  10049: {
    'zh-TW': '此帳號違反使用規則，已停用',
    en: 'This account has been disabled for breaking the rules',
  },
  10051: { 'zh-TW': '此銀行卡已存在', en: 'This bank card has already been added' },
  10074: { 'zh-TW': '銀行卡數量已達上限', en: 'You’ve reached the bank card limit' },
  10075: {
    'zh-TW': '您有一筆未完成的訂單，請繼續付款或取消',
    en: 'You have an unfinished order. Pay or cancel it first',
  },
  10076: { 'zh-TW': '此證件號碼已由其他帳號驗證', en: 'This ID number has been verified by another account' },
  10077: {
    'zh-TW': '此證件號碼正由其他帳號申請驗證',
    en: 'Another account’s verification with this ID number is under review',
  },
  10079: { 'zh-TW': '您的 VIP 等級已達次數或額度上限', en: 'You’ve reached your VIP level’s limit' },
  10086: { 'zh-TW': '請先完成實名認證', en: 'Please verify your identity first' },
  10088: { 'zh-TW': '您已完成認證', en: 'You’re already verified' },
  10092: {
    'zh-TW': '今日認證次數已達上限，請明天再試',
    en: 'You’ve reached today’s verification limit. Try again tomorrow',
  },
  10099: { 'zh-TW': '您已上傳過', en: 'Already uploaded' },
  10118: { 'zh-TW': '您的帳號已在其他裝置登入', en: 'Your account was logged in on another device' },
  10124: { 'zh-TW': '提款過於頻繁，已暫時鎖定', en: 'Too many withdrawals. Please try again later' },
  10143: { 'zh-TW': '超過提款限額', en: 'Exceeds the withdrawal limit' },
  10145: { 'zh-TW': '操作過於頻繁，請稍後再試', en: 'Too many attempts. Please wait a moment' },
  10148: { 'zh-TW': '維護中，請稍後再試', en: 'Under maintenance. Please try again later' },
  10155: { 'zh-TW': '此手機號碼尚未註冊', en: 'This phone number isn’t registered' },
  10167: {
    'zh-TW': '此金額包含流水尚未達標的款項，暫時無法提出',
    en: 'Part of this amount can’t be withdrawn until its turnover requirement is met',
  },
  10190: { 'zh-TW': '發送過於頻繁，請稍後再試', en: 'Too many codes requested. Please wait' },
  10300: {
    'zh-TW': '您設定的休息期間尚未結束，期間內無法存款、進行遊戲或領取優惠',
    en: 'You’re on a break. Deposits, games and offers are unavailable until it ends',
  },
  10301: { 'zh-TW': '超過您自己設定的存款上限', en: 'Exceeds the deposit limit you set' },
  10302: {
    'zh-TW': '已達到或將超過您自己設定的損失上限',
    en: 'This reaches or exceeds the loss limit you set',
  },
  10303: { 'zh-TW': '已達您自己設定的投注上限', en: 'You’ve reached the bet limit you set' },
  10304: {
    'zh-TW': '今天的遊戲時間已達您自己設定的上限',
    en: 'You’ve reached the daily time limit you set',
  },
  10310: {
    'zh-TW': '為保護您的帳號，{until} 前暫停提款與轉出',
    en: 'To protect your account, withdrawals and transfers are on hold until {until}',
  },
  10320: {
    'zh-TW': '目前讀取證件的人較多，照片已保存。您前面還有 {ahead} 位，輪到時會自動讀取',
    en: 'We’re busy reading documents right now. Your photos are saved, and we’ll read them when it’s your turn. Ahead of you in the queue: {ahead}',
  },
  10321: {
    'zh-TW': '目前進行人臉辨識的人較多，請稍候再試',
    en: 'Face recognition is busy right now. Please try again in a moment',
  },
  10322: {
    'zh-TW': '正在讀取您的證件，照片已保存，請稍候',
    en: 'We’re reading your document. Your photos are saved',
  },
  10323: {
    'zh-TW': '這次沒有讀取完成，照片已保存，請稍後再讀一次',
    en: 'The reading didn’t finish. Your photos are saved. Please try again shortly',
  },
  10324: {
    'zh-TW': '目前讀取卡片的人較多，請稍候再試，或自行輸入卡號',
    en: 'Reading cards is busy right now. Try again in a moment, or type the number',
  },
} as const satisfies Record<number, Message>
