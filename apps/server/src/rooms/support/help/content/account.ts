import { articleBuilder, link, list, note, only, steps, text } from '../article-builder.ts'

const article = articleBuilder('account')

export const accountArticles = [
  article(
    'register',
    ['如何註冊帳號？', 'How do I register?'],
    ['用手機號碼與簡訊驗證碼，一分鐘完成', 'With your phone number and an SMS code, in about a minute'],
    [
      steps(
        [
          '點「註冊」，輸入手機號碼並取得簡訊驗證碼。',
          '設定帳號（4–20 個英數字，英文字母開頭）與密碼（6–32 個字元，須同時有英文字母與數字，且不可與帳號相同）。',
          '有邀請碼可一併填寫，沒有也能註冊。',
        ],
        [
          'Tap “Register”, enter your phone number and request an SMS code.',
          'Choose an account name (4–20 letters and digits, starting with a letter) and a password (6–32 characters with letters and digits, different from the account name).',
          'If someone invited you, enter their invite code (optional).',
        ],
      ),
      note(
        '驗證碼 10 分鐘內有效。沒收到時，請等倒數結束後重新發送。',
        'Codes are valid for 10 minutes. If yours doesn’t arrive, wait for the countdown and request another.',
      ),
      link('/register', '前往註冊', 'Register'),
    ],
  ),
  article(
    'ways-to-log-in',
    ['有哪些登入方式？', 'How can I log in?'],
    ['密碼、簡訊、通行密鑰，或用另一台裝置', 'Password, SMS, a passkey, or another device'],
    [
      list(
        [
          '帳號與密碼。',
          '手機號碼與簡訊驗證碼。',
          '通行密鑰：用裝置的指紋、臉部或螢幕鎖登入，先在「設定」新增。',
          '已登入的裝置可在「設定」產生一次性登入碼，在新裝置上使用。',
        ],
        [
          'Your account name and password.',
          'Your phone number and an SMS code.',
          'A passkey: your device’s fingerprint, face or screen lock. Add one in Settings first.',
          'A one-time login code, created in Settings on a device that’s already logged in.',
        ],
      ),
      only('google_login', list(['Google 帳號。'], ['Your Google account.'])),
      note(
        '同一時間只有一台裝置保持登入：在新裝置登入，舊裝置會立即登出並收到通知。',
        'You can be logged in on one device at a time. Logging in on a new device logs the old one out immediately, with a notice.',
      ),
    ],
  ),
  article(
    'forgot-password',
    ['忘記密碼怎麼辦？', 'I forgot my password'],
    ['用綁定的手機或電子郵件自行重設', 'Reset it with your linked phone or email'],
    [
      steps(
        [
          '在登入頁點「忘記密碼？」。',
          '選擇手機或電子郵件，輸入收到的驗證碼。',
          '設定新密碼；其他裝置會一併登出。',
        ],
        [
          'On the login page, tap “Forgot password?”.',
          'Choose phone or email and enter the code you receive.',
          'Set a new password. All other devices are logged out.',
        ],
      ),
      text(
        '手機與電子郵件都無法使用時，請聯絡客服，我們會先確認您的身分。',
        'If you can’t access either, contact customer service. We’ll verify your identity first.',
      ),
      link('/forgetPassWord', '重設密碼', 'Reset password'),
    ],
  ),
  article(
    'locked-login',
    ['為什麼登入被暫時鎖定？', 'Why is my login temporarily locked?'],
    ['連續輸入錯誤會放慢並暫停登入', 'Repeated failed attempts slow down and pause login'],
    [
      text(
        '連續多次輸入錯誤的密碼時，系統會放慢並暫時鎖定登入，以防他人猜測密碼。稍候即可再試，或改用簡訊驗證碼登入。',
        'After several wrong passwords, we slow down and temporarily lock login so nobody can guess yours. Wait a little, or log in with an SMS code.',
      ),
    ],
  ),
  article(
    'change-phone-email',
    ['如何更換手機或電子郵件？', 'How do I change my phone or email?'],
    ['先驗證舊的，再綁定新的', 'Verify the old one, then link the new one'],
    [
      steps(
        [
          '到「設定」點手機或電子郵件。',
          '先以目前綁定的聯絡方式收取驗證碼。',
          '輸入新的號碼或信箱，並完成驗證。',
        ],
        [
          'In Settings, tap your phone or email.',
          'Get a code sent to your current phone or email.',
          'Enter the new one and the code sent to it.',
        ],
      ),
      text(
        '舊號碼已無法收訊時，請聯絡客服。',
        'If you no longer have access to the old one, contact customer service.',
      ),
      link('/setting', '前往設定', 'Settings'),
    ],
  ),
  article(
    'test-account',
    ['測試帳號是什麼？', 'What is the test account?'],
    ['用測試金玩所有遊戲', 'Play every game with test money'],
    [
      text(
        '每位玩家都可以在「設定」切換到自己的測試帳號，用沒有價值的測試金玩所有遊戲，規則與正式帳號相同。測試金低於 1,000 時，切換到測試帳號會補滿至 10,000，每日一次。測試帳號不能存款、提款、轉帳給他人或參加優惠，投注不計流水、VIP 與返水，紀錄與正式帳號分開。切換前會請您確認，隨時可以切回。',
        'In Settings, every player can switch to their own test account and play every game under the same rules with test money, which has no value. If the balance is below 1,000, switching to the test account tops it up to 10,000, once a day. A test account can’t deposit, withdraw, send money or claim offers. Its bets don’t count toward turnover, VIP or rebates, and its history is separate. We ask you to confirm before switching, and you can switch back at any time.',
      ),
    ],
  ),
  article(
    'passkeys',
    ['什麼是通行密鑰？', 'What is a passkey?'],
    [
      '用指紋、臉部或螢幕鎖登入，不必輸入密碼',
      'Log in with your fingerprint, face or screen lock, no password needed',
    ],
    [
      steps(
        [
          '在「設定」的「通行密鑰」新增，並以登入密碼確認是您本人。',
          '下次在登入頁選「使用通行密鑰登入」，照裝置指示完成即可。',
          '可新增多把、各自命名；遺失裝置時請移除它的那一把。',
        ],
        [
          'Go to Settings > Passkeys to add one, and confirm with your login password.',
          'Next time, choose “Log in with a passkey” and follow your device’s prompts.',
          'You can add several, each with its own name. If you lose a device, remove its passkey.',
        ],
      ),
      note(
        '通行密鑰只在本站有效，釣魚網站無法使用。',
        'Passkeys only work on this site, so phishing sites can’t use them.',
      ),
      link('/passkeys', '管理通行密鑰', 'My passkeys'),
    ],
  ),
  article(
    'devices',
    ['在哪裡查看登入過的裝置？', 'Where can I see my logged-in devices?'],
    ['登入裝置與登入紀錄，並可登出其他裝置', 'Devices, login history and logging out other devices'],
    [
      list(
        [
          '「登入裝置」列出使用中的與登入過的裝置，可一次登出其他裝置。',
          '「登入紀錄」逐筆列出時間、方式、裝置與 IP，以及每次登入如何結束。',
          '在新裝置登入時，您會收到通知；若不是您本人，請立即更改密碼。',
        ],
        [
          'The devices page lists your current and past devices, and lets you log out all others with one tap.',
          'The login history shows each login’s time, method, device and IP, and how it ended.',
          'You’re notified of logins on new devices. If it wasn’t you, change your password right away.',
        ],
      ),
      link('/devices', '查看登入裝置', 'My devices'),
    ],
  ),
]
