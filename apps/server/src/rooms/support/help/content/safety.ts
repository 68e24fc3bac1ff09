import { articleBuilder, link, list, note, text } from '../article-builder.ts'

const article = articleBuilder('safety')

export const safetyArticles = [
  article(
    'keep-account-safe',
    ['如何保護我的帳號？', 'How do I keep my account safe?'],
    ['通行密鑰、獨立的提款密碼、登入紀錄', 'A passkey, a separate pay password and your login history'],
    [
      list(
        [
          '新增通行密鑰，釣魚網站無法騙走。',
          '提款密碼與登入密碼分開，且不要告訴任何人。',
          '在「設定」查看登入紀錄，發現異常請登出其他裝置並更改密碼。',
        ],
        [
          'Add a passkey: phishing sites can’t steal it.',
          'Use a different pay password from your login password, and keep it to yourself.',
          'Check your login history in Settings. If something looks wrong, log out other devices and change your password.',
        ],
      ),
      note(
        '客服人員絕不會向您索取密碼或驗證碼。',
        'Customer service will never ask for your password or a code.',
      ),
      link('/setting', '前往設定', 'Settings'),
    ],
  ),
  article(
    'personal-data',
    ['我的個人資料如何保存？', 'How is my personal data stored?'],
    ['加密保存，只有需要的人看得到，且留下紀錄', 'Encrypted, with limited access, and every access logged'],
    [
      text(
        '銀行帳號、姓名與上傳的照片以加密方式保存；營運人員每次查看都會留下紀錄。照片中的拍攝地點等資訊在上傳時即移除。',
        'Bank numbers, names and uploaded images are stored encrypted, and every access by our staff is logged. Location and camera data are removed from photos on upload.',
      ),
    ],
  ),
  article(
    'play-responsibly',
    ['理性娛樂', 'Play responsibly'],
    ['遊戲是娛樂，不是賺錢的方法', 'Games are for fun, not a way to earn money'],
    [
      list(
        [
          '只用您輸得起的金額。',
          '不要為了追回損失而加碼。',
          '為自己訂下金額與時間的上限。',
          '覺得難以停止時，請告訴客服，或尋求專業協助。',
        ],
        [
          'Only play with money you can afford to lose.',
          'Don’t raise your bets to win back losses.',
          'Set limits on money and time.',
          'If it’s hard to stop, tell customer service or seek professional help.',
        ],
      ),
      text(
        '您可以為存款、損失、投注與每天的遊戲時間設定上限，開啟休息提醒，或暫停遊戲一段時間。調低立即生效；調高或取消須等待：每日上限 24 小時、7 天上限 7 天、30 天上限 30 天，期滿再由您確認。暫停可選 1 至 30 天，或自我排除 6 個月、1 年、5 年或永久；期間不能存款與遊戲，也不會收到優惠通知，無法縮短，但仍可提款。',
        'You can set limits on your deposits, losses, bets and daily play time, turn on reminders, or take a break. Lowering a limit takes effect immediately. Raising or removing one takes effect after a waiting period (24 hours for daily limits, 7 days for 7-day limits, 30 days for 30-day limits) and your confirmation. A break lasts 1 to 30 days; self-exclusion lasts 6 months, 1 year, 5 years or permanently. During that time you can’t deposit or play and won’t be notified of offers. It can’t be shortened, but you can still withdraw.',
      ),
      link('/play_limits', '設定我的上限', 'Set my limits'),
    ],
  ),
]
