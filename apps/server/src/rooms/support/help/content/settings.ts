import { articleBuilder, link, list, note, steps, text } from '../article-builder.ts'

const article = articleBuilder('hall')

export const settingsArticles = [
  article(
    'messages',
    ['在哪裡看訊息與公告？', 'Where do I find messages and announcements?'],
    ['鈴鐺裡有系統、活動、遊戲與公告四類', 'The bell holds system, offer, game and announcement messages'],
    [
      list(
        [
          '右上角的鈴鐺顯示未讀數量；點進去可依類別查看，也能全部標為已讀或清除已讀。',
          '存款、提款、獎勵等通知會即時跳出，約 10 秒後收起，點一下即可查看內容。',
          '訊息保存半年；訂單與帳務請以各項紀錄為準。',
        ],
        [
          'The bell shows your unread count. You can filter by category, mark all as read, or clear read messages.',
          'Deposit, withdrawal and reward updates pop up right away for about 10 seconds. Tap to open.',
          'Messages are kept for six months. For orders and money, refer to your history pages.',
        ],
      ),
      link('/message', '查看訊息', 'View messages'),
    ],
  ),
  article(
    'notifications',
    ['關閉網頁後也能收到通知嗎？', 'Can I get notifications while the app is closed?'],
    ['開啟推播，並設定勿擾時段', 'Turn on push and set quiet hours'],
    [
      steps(
        [
          '在「設定」的「推播通知」打開「在此裝置接收推播」，並允許瀏覽器的通知。',
          'iPhone 請先用「分享」把本站加入主畫面，再從主畫面開啟。',
          '想安靜時可設定勿擾時段；時段內的訊息會在結束後合併成一則。',
        ],
        [
          'Go to Settings > Push notifications, turn it on for this device and allow it in your browser.',
          'On an iPhone, add this site to your home screen with the share button first, then open it from there.',
          'Set quiet hours to pause notifications. You’ll get one summary when they end.',
        ],
      ),
      note(
        '推播只寫訊息的種類，不含金額與個人資料。暫停遊戲期間不會收到優惠通知。',
        'Notifications show only the type of message, never amounts or personal data. You won’t be notified of offers during a break.',
      ),
      link('/push_setting', '設定推播', 'Notification settings'),
    ],
  ),
  article(
    'music',
    ['如何播放背景音樂？', 'How do I play background music?'],
    ['曲庫、最愛與播放清單，換頁也不中斷', 'Library, favourites and playlist, playing across pages'],
    [
      list(
        [
          '在「音樂」點曲目即可播放，離開該頁仍會繼續，首頁等頁面下方有控制列。',
          '播放模式有列表循環、單曲循環、順序播放與隨機播放。',
          '登入後可收藏最愛；播放清單與播放位置會保存在這部裝置。',
          '進入遊戲時音樂會自動轉小聲；也可用鎖定畫面或耳機控制。',
        ],
        [
          'Tap a track to play it. It keeps playing when you leave the page, with controls at the bottom of the main pages.',
          'There are four modes: repeat all, repeat one, in order and shuffle.',
          'Log in to save favourites. Your playlist and position stay on this device.',
          'Music fades out automatically in games. You can also control it from your lock screen or headset.',
        ],
      ),
      link('/music', '前往音樂', 'Go to Music'),
    ],
  ),
  article(
    'display',
    ['如何更改語言、主題與聲音？', 'How do I change the language, theme and sounds?'],
    [
      '深色或淺色、中文或英文、字體大小、減少動態',
      'Dark or light, Chinese or English, text size, reduced motion',
    ],
    [
      text(
        '在「設定」可切換深色與淺色主題、中文與英文、字體大小，並可關閉音效或減少動態效果。設定只影響這部裝置，立即生效。',
        'In Settings you can choose a dark or light theme, Chinese or English and the text size, and turn off sounds or motion. Changes apply immediately, on this device only.',
      ),
      link('/setting', '前往設定', 'Settings'),
    ],
  ),
]
