import type { Message } from './message.ts'

/** §5: what is wrong with one field, by the name the schemas give the rule. */
export const fieldMessages = {
  required: { 'zh-TW': '此欄位必填', en: 'Required' },
  invalid: { 'zh-TW': '內容格式不正確', en: 'Invalid value' },
  too_long: { 'zh-TW': '內容過長', en: 'Too long' },
  unknown_field: { 'zh-TW': '不支援的欄位', en: 'Unknown field' },
  account_format: {
    'zh-TW': '帳號須為 4–20 個英數字，並以英文字母開頭',
    en: 'Use 4–20 letters and digits, starting with a letter',
  },
  password_format: {
    'zh-TW': '密碼須為 6–32 個字元，並同時包含英文字母與數字',
    en: 'Use 6–32 characters with both letters and digits',
  },
  password_is_account: {
    'zh-TW': '密碼不可與帳號相同',
    en: 'The password can’t be the same as your account name',
  },
  password_holds_account: {
    'zh-TW': '密碼不可包含您的帳號',
    en: 'The password can’t contain your account name',
  },
  password_holds_phone: {
    'zh-TW': '密碼不可包含您的手機號碼',
    en: 'The password can’t contain your phone number',
  },
  password_common: {
    'zh-TW': '這個密碼太常見，容易被猜到，請換一個',
    en: 'This password is too common and easy to guess. Choose another',
  },
  operator_password: { 'zh-TW': '密碼至少 12 個字元', en: 'The password needs at least 12 characters' },
  password_unchanged: {
    'zh-TW': '請使用與目前不同的密碼',
    en: 'Choose a password different from your current one',
  },
  password_mismatch: { 'zh-TW': '兩次輸入的密碼不一致', en: 'The passwords don’t match' },
  phone_format: {
    'zh-TW': '手機號碼格式不正確，須為 09 開頭的 10 位數字',
    en: 'Enter a 10-digit phone number starting with 09',
  },
  email_format: { 'zh-TW': '電子郵件格式不正確', en: 'Enter a valid email' },
  code_format: { 'zh-TW': '請輸入 6 位數驗證碼', en: 'Enter the 6-digit code' },
  nickname_format: {
    'zh-TW': '暱稱須為 1–20 個字，不可使用 < 與 >',
    en: 'Use 1–20 characters, without < and >',
  },
  birth_date_format: { 'zh-TW': '請輸入出生日期', en: 'Enter your date of birth' },
  age_minimum: {
    'zh-TW': '年滿 {age} 歲才能註冊',
    en: 'You must be {age} or older to register',
  },
  contact_unproven: {
    'zh-TW': '請先驗證目前綁定的手機或電子郵件',
    en: 'Verify your current phone or email first',
  },
  owner_unproven: {
    'zh-TW': '請先確認是您本人，再綁定手機或電子郵件',
    en: 'Confirm it’s you before linking a phone or email',
  },
  passkey_invalid: {
    'zh-TW': '通行密鑰驗證失敗，請再試一次',
    en: 'The passkey couldn’t be verified. Try again',
  },
  passkey_unknown: {
    'zh-TW': '本站沒有這把通行密鑰，請改用其他方式登入',
    en: 'This passkey isn’t recognized. Log in another way',
  },
  passkey_duplicate: { 'zh-TW': '此裝置已有通行密鑰', en: 'This device already has a passkey' },
  passkey_full: { 'zh-TW': '通行密鑰已達數量上限', en: 'You’ve reached the passkey limit' },
  passkey_name_format: { 'zh-TW': '名稱須為 1–40 個字', en: 'Use 1–40 characters' },
  login_not_recent: {
    'zh-TW': '為了安全，請先登出並重新登入後再試',
    en: 'For your safety, log out and in again first',
  },
  invite_code_format: { 'zh-TW': '邀請碼格式不正確', en: 'Invalid invite code' },
  invite_code_unknown: { 'zh-TW': '找不到此邀請碼', en: 'Invite code not found' },
  play_break_shorter: {
    'zh-TW': '休息期間只能延長，不能縮短',
    en: 'A break can be extended but not shortened',
  },
  amount_format: { 'zh-TW': '金額格式不正確', en: 'Enter a valid amount' },
  amount_integer: { 'zh-TW': '金額須為整數', en: 'The amount must be a whole number' },
  amount_min: { 'zh-TW': '金額不可低於 {min}', en: 'The amount must be at least {min}' },
  amount_max: { 'zh-TW': '金額不可超過 {max}', en: 'The amount must be at most {max}' },
  number_min: { 'zh-TW': '不可低於 {min}', en: 'Must be at least {min}' },
  number_max: { 'zh-TW': '不可超過 {max}', en: 'Must be at most {max}' },
  step_min: { 'zh-TW': '一次最低只能調到 {min}', en: 'The lowest value for one change is {min}' },
  step_max: { 'zh-TW': '一次最高只能調到 {max}', en: 'The highest value for one change is {max}' },
  minutes_of_a_day: {
    'zh-TW': '請輸入 {max} 以內的整數分鐘數',
    en: 'Enter whole minutes, up to {max}',
  },
  channel_unknown: { 'zh-TW': '請選擇可用的存款方式', en: 'Choose an available deposit method' },
  withdrawal_channel_unknown: {
    'zh-TW': '請選擇可用的提款方式',
    en: 'Choose an available withdrawal method',
  },
  store_required: { 'zh-TW': '請選擇便利商店', en: 'Choose a convenience store' },
  address_required: { 'zh-TW': '請輸入收款地址', en: 'Enter the receiving address' },
  address_format: {
    'zh-TW': '地址不正確，請輸入 TRON（TRC20）地址',
    en: 'Not a valid TRON (TRC20) address',
  },
  address_contract: {
    'zh-TW': '這是 USDT 合約地址，轉入的款項將無法取回',
    en: 'This is the USDT contract address. Money sent there is lost',
  },
  address_own: {
    'zh-TW': '這是本站的地址，請填寫您自己的錢包地址',
    en: 'This is our address. Enter your own wallet’s',
  },
  address_duplicate: { 'zh-TW': '此地址已在您的清單中', en: 'This address is already in your list' },
  address_look_alike: {
    'zh-TW': '此地址與您用過的 {address} 相似，請逐字比對後再確認',
    en: 'This looks similar to {address}, which you’ve used. Check every character, then confirm',
  },
  address_unknown: { 'zh-TW': '請選擇收款地址', en: 'Choose a receiving address' },
  address_waiting: {
    'zh-TW': '新地址須等到 {until} 才能提款',
    en: 'A new address can be used from {until}',
  },
  card_unknown: { 'zh-TW': '請選擇銀行卡', en: 'Choose a bank card' },
  card_not_accepted: { 'zh-TW': '此銀行卡尚未通過審核', en: 'This bank card isn’t approved yet' },
  bank_account_format: {
    'zh-TW': '帳號須為 10–16 位數字',
    en: 'Enter an account number of 10–16 digits',
  },
  bank_unknown: { 'zh-TW': '請選擇銀行', en: 'Choose a bank' },
  branch_required: { 'zh-TW': '請選擇或輸入分行', en: 'Choose or enter a branch' },
  holder_format: { 'zh-TW': '戶名格式不正確', en: 'Enter a valid account holder name' },
  real_name_format: { 'zh-TW': '姓名格式不正確', en: 'Enter a valid name' },
  holder_mismatch: {
    'zh-TW': '戶名須與實名認證的姓名相同',
    en: 'The account holder must be your verified real name',
  },
  consent_required: { 'zh-TW': '請先同意', en: 'Please give your consent' },
  quote_expired: { 'zh-TW': '報價已過期，請重新取得', en: 'The quote has expired. Get a new one' },
  currency_same: { 'zh-TW': '請選擇不同的幣別', en: 'Choose two different currencies' },
  recipient_unknown: { 'zh-TW': '找不到此玩家', en: 'Player not found' },
  recipient_self: { 'zh-TW': '不能轉給自己', en: 'You can’t send to yourself' },
  pay_password_missing: { 'zh-TW': '請先設定提款密碼', en: 'Set a pay password first' },
  password_is_login: {
    'zh-TW': '提款密碼不可與登入密碼相同',
    en: 'The pay password can’t be the same as your login password',
  },
  password_is_pay: {
    'zh-TW': '登入密碼不可與提款密碼相同',
    en: 'The login password can’t be the same as your pay password',
  },
  upload_unknown: { 'zh-TW': '請重新上傳檔案', en: 'Please upload the file again' },
  upload_type: { 'zh-TW': '不支援此檔案格式', en: 'This file type isn’t supported' },
  upload_too_large: { 'zh-TW': '檔案過大', en: 'The file is too large' },
  upload_too_many_pixels: {
    'zh-TW': '圖片尺寸過大，請選擇 2500 萬像素以下的圖片',
    en: 'The image is too large. Choose one up to 25 megapixels',
  },
  too_many_images: { 'zh-TW': '最多 5 張圖片', en: 'Up to 5 images' },
  upload_empty: { 'zh-TW': '檔案是空的', en: 'The file is empty' },
  face_expired: { 'zh-TW': '驗證逾時，請重新開始', en: 'Time’s up. Start again' },
  face_none: { 'zh-TW': '沒有看到臉，請面對鏡頭', en: 'We couldn’t see your face. Look at the camera' },
  face_many: { 'zh-TW': '畫面中只能有您一個人', en: 'Only one person in the frame, please' },
  face_other: { 'zh-TW': '過程中須為同一個人', en: 'It must be the same person throughout' },
  face_still: { 'zh-TW': '請對著鏡頭實際做動作', en: 'Do the movement live in front of the camera' },
  face_not_live: {
    'zh-TW': '無法確認為本人，請勿使用照片或螢幕',
    en: 'We couldn’t see a live person. Don’t use a photo or screen',
  },
  face_action: {
    'zh-TW': '沒有看到指定的動作，請再做一次',
    en: 'We couldn’t see the movement. Please do it again',
  },
  face_unclear: {
    'zh-TW': '臉部不夠清楚，請靠近一點並到明亮處',
    en: 'Your face isn’t clear. Move closer, with better light',
  },
  face_hold_steady: {
    'zh-TW': '請拿穩手機，只轉動頭部，再做一次',
    en: 'Hold the phone still and move only your head. Try again',
  },
  face_light: {
    'zh-TW': '臉上的光線看不出變化。請調高螢幕亮度、移到單側有光的地方，再做一次',
    en: 'The light on your face hardly changed. Brighten the screen, keep a light to one side and try again',
  },
  face_more: {
    'zh-TW': '動作再大一點，讓整個臉和頭都跟著動，再做一次',
    en: 'Move your whole face and head further. Try again',
  },
  face_neck: {
    'zh-TW': '請離遠一點，讓脖子和肩膀入鏡',
    en: 'Move back so your neck and shoulders show',
  },
  face_times: {
    'zh-TW': '影像不完整，請再做一次',
    en: 'Part of it was missing. Please do it again',
  },
  order_no_format: { 'zh-TW': '訂單編號格式不正確', en: 'Invalid order number' },
  page_format: { 'zh-TW': '分頁參數不正確', en: 'Invalid page' },
  cursor_format: { 'zh-TW': '分頁位置不正確', en: 'Invalid cursor' },
  end_before_start: { 'zh-TW': '結束時間不可早於開始時間', en: 'The end can’t be before the start' },
  range_too_long: { 'zh-TW': '查詢範圍最多 30 天', en: 'The range can’t exceed 30 days' },
  country_unknown: { 'zh-TW': '請選擇證件核發國家或地區', en: 'Choose the issuing country or region' },
  not_on_document: {
    'zh-TW': '此證件沒有這項資料，請留空',
    en: 'This document doesn’t have this. Leave it blank',
  },
  id_number_format: { 'zh-TW': '證件號碼格式不正確', en: 'Enter a valid ID number' },
  id_number_checksum: {
    'zh-TW': '證件號碼的檢查碼不符，請逐字核對',
    en: 'The ID number’s check digit doesn’t match. Check every character',
  },
  gender_mismatch: { 'zh-TW': '性別與證件號碼不符', en: 'The gender doesn’t match the ID number' },
  date_format: { 'zh-TW': '日期格式不正確', en: 'Enter a valid date' },
  date_future: { 'zh-TW': '日期不可晚於今天', en: 'The date can’t be in the future' },
  date_before_birth: {
    'zh-TW': '日期不可早於出生日期',
    en: 'The date can’t be before the date of birth',
  },
  date_before_issue: {
    'zh-TW': '有效期限須晚於核發日期',
    en: 'The expiry date must be after the issue date',
  },
  document_expired: { 'zh-TW': '證件已過期', en: 'The document has expired' },
  age_minimum_document: {
    'zh-TW': '年滿 {age} 歲才能通過認證',
    en: 'You must be {age} or older to be verified',
  },
  idempotency_key_format: { 'zh-TW': '請求識別碼格式不正確', en: 'Invalid Idempotency-Key' },
} as const satisfies Record<string, Message>

type FieldRule = keyof typeof fieldMessages

export function isFieldRule(rule: string): rule is FieldRule {
  return Object.hasOwn(fieldMessages, rule)
}
