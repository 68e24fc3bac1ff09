import { articleOf, link, list, note, steps, text } from '../article.ts'

const article = articleOf('rewards')

export const rewardsArticles = [
  article(
    'vip-levels',
    ['VIP 等級如何計算？', 'How do VIP levels work?'],
    ['每天最多升一級，每 90 天檢視保級', 'Up by one level a day at most; kept or lost every 90 days'],
    [
      list(
        [
          '達到下一等級的條件後，最晚於隔日 24:00 前升級，一天最多升一級、不跳級。',
          '升級後 90 天內須達到該等級的保級條件，未達成時降一級。',
          '等級影響提款限額與返水比例，VIP 頁面列出每一級的條件與禮遇。',
        ],
        [
          'Once you meet the next level’s conditions you are promoted before 24:00 of the next day: one level a day, none skipped.',
          'Within 90 days the level’s hold requirement has to be met; otherwise you go down by one.',
          'Levels change your withdrawal limits and rebate rates. The VIP page lists what each asks and gives.',
        ],
      ),
      link('/vip_member', '我的 VIP', 'My VIP level'),
    ],
  ),
  article(
    'rebate',
    ['返水如何計算與領取？', 'How is the rebate worked out and claimed?'],
    ['每日 00:00 結算前一天的有效投注', 'At 00:00 for the valid bets of the day before'],
    [
      list(
        [
          '以台灣時間 00:00–23:59 的有效投注，依遊戲類型與 VIP 等級的比例計算。',
          '每天 00:00 後結算，於返水頁逐筆或一鍵領取到主錢包。',
          '返水明細可逐筆核對是哪些注單產生的。',
        ],
        [
          'From the valid bets between 00:00 and 23:59 in Taiwan, by the rates of the game’s kind and of your VIP level.',
          'Posted after 00:00; claim each, or all with one tap, into the main wallet.',
          'The statement shows which bets it came from.',
        ],
      ),
      note('領取的返水有一倍流水要求。', 'A claimed rebate has to be bet once before it can be withdrawn.'),
      link('/turn_water', '我的返水', 'My rebate'),
    ],
  ),
  article(
    'offers',
    ['如何申請優惠活動？', 'How do I apply for an offer?'],
    ['查看條件、送出申請，審核後入帳', 'Read its conditions, apply, and it is credited after the review'],
    [
      steps(
        [
          '在「優惠」選擇活動，確認時間與條件；還差什麼會逐項列出。',
          '送出申請，部分活動須附上圖片。',
          '審核期間可修改或取消；通過後獎金入帳，並附流水要求。',
        ],
        [
          'Choose an offer, check its time and conditions; what is missing is listed.',
          'Apply. Some offers ask for a picture.',
          'While it is under review you can change or cancel it. Once accepted the bonus is credited, with its turnover.',
        ],
      ),
      link('/activity', '查看優惠', 'See the offers'),
    ],
  ),
  article(
    'invites',
    ['邀請好友有什麼獎勵？', 'What do I get for inviting friends?'],
    ['分享邀請碼、連結或海報', 'Share your code, link or poster'],
    [
      text(
        '好友以您的邀請碼註冊並符合條件後，獎勵會入帳到您的主錢包，邀請紀錄可查詢明細。使用同一裝置自行註冊、互相邀請等情形不予獎勵。',
        'Once a friend registers with your code and meets the conditions, the reward is credited to your main wallet; the record lists each. Inviting oneself, or each other in a ring, earns nothing.',
      ),
      link('/InviteAgent', '我的邀請', 'My invites'),
    ],
  ),
]
