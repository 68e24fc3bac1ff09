import { articleOf, link, list, note, steps, text } from '../article.ts'

const article = articleOf('hall')

export const hallArticles = [
  article(
    'messages',
    ['在哪裡看訊息與公告？', 'Where do I find messages and announcements?'],
    ['鈴鐺裡有系統、活動、遊戲與公告四類', 'Behind the bell: system, offers, games and announcements'],
    [
      list(
        [
          '右上角的鈴鐺顯示未讀數量；點進去可依類別查看，也能全部標為已讀或清除已讀。',
          '存款、提款、獎勵等通知會即時跳出，約 10 秒後收起，點一下即可查看內容。',
          '訊息保存半年；訂單與帳務請以各項紀錄為準。',
        ],
        [
          'The bell shows how many are unread. Behind it you can look by kind, mark everything as read, or clear what is read.',
          'News of a deposit, a withdrawal or a reward comes up at once and goes after about 10 seconds; a tap opens it.',
          'Messages are kept for half a year. For orders and money, your records are what counts.',
        ],
      ),
      link('/message', '查看訊息', 'See my messages'),
    ],
  ),
  article(
    'notifications',
    ['關閉網頁後也能收到通知嗎？', 'Can I be notified while the page is closed?'],
    ['開啟推播，並設定勿擾時段', 'Turn push on, and set quiet hours'],
    [
      steps(
        [
          '在「設定」的「推播通知」打開「在此裝置接收推播」，並允許瀏覽器的通知。',
          'iPhone 請先用「分享」把本站加入主畫面，再從主畫面開啟。',
          '想安靜時可設定勿擾時段；時段內的訊息會在結束後合併成一則。',
        ],
        [
          'In the settings, under push notifications, let this device be notified, and allow it in your browser.',
          'On an iPhone, first add this site to the home screen with the share button, and open it from there.',
          'Set quiet hours for when you want none; what came meanwhile is told in one when they are over.',
        ],
      ),
      note(
        '推播只寫訊息的種類，不含金額與個人資料。暫停遊戲期間不會收到優惠通知。',
        'A notification names the kind of message only, no amounts and nothing personal. While you take a break from playing, you are not told of offers.',
      ),
      link('/push_setting', '設定推播', 'Set notifications'),
    ],
  ),
  article(
    'music',
    ['如何播放背景音樂？', 'How do I play music?'],
    [
      '曲庫、最愛與播放清單，換頁也不中斷',
      'A library, favourites and a playlist; it plays on from page to page',
    ],
    [
      list(
        [
          '在「音樂」點曲目即可播放，離開該頁仍會繼續，首頁等頁面下方有控制列。',
          '播放模式有列表循環、單曲循環、順序播放與隨機播放。',
          '登入後可收藏最愛；播放清單與播放位置會保存在這部裝置。',
          '進入遊戲時音樂會自動轉小聲；也可用鎖定畫面或耳機控制。',
        ],
        [
          'Tap a track and it plays, also after you leave the page; its controls stay at the foot of the main pages.',
          'There are four modes: the list in a loop, one track in a loop, in order, and at random.',
          'Logged in you can keep favourites; the playlist and your place in it stay on this device.',
          'In a game the music steps back by itself. A lock screen or a headset controls it too.',
        ],
      ),
      link('/music', '前往音樂', 'Open the music'),
    ],
  ),
  article(
    'display',
    ['如何更改語言、主題與聲音？', 'How do I change the language, the theme and the sounds?'],
    [
      '深色或淺色、中文或英文、字體大小、減少動態',
      'Dark or light, Chinese or English, text size, less movement',
    ],
    [
      text(
        '在「設定」可切換深色與淺色主題、中文與英文、字體大小，並可關閉音效或減少動態效果。設定只影響這部裝置，立即生效。',
        'In the settings you choose a dark or a light theme, Chinese or English, and the size of text, and can turn sounds off or movement down. It concerns this device alone and holds at once.',
      ),
      link('/setting', '前往設定', 'Settings'),
    ],
  ),
]
