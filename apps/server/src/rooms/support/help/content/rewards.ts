import { articleBuilder, link, list, note, steps, text } from '../article-builder.ts'

const article = articleBuilder('rewards')

export const rewardsArticles = [
  article(
    'vip-levels',
    ['VIP 等級如何計算？', 'How do VIP levels work?'],
    ['每天最多升一級，每 90 天檢視保級', 'Move up one level a day at most; checked every 90 days'],
    [
      list(
        [
          '達到下一等級的條件後，最晚於隔日 24:00 前升級，一天最多升一級、不跳級。',
          '升級後 90 天內須達到該等級的保級條件，未達成時降一級。',
          '等級影響提款限額與返水比例，VIP 頁面列出每一級的條件與禮遇。',
        ],
        [
          'Once you meet the next level’s conditions, you move up by the end of the next day. At most one level per day, no skipping.',
          'Meet your level’s requirement every 90 days to keep it; otherwise you drop one level.',
          'Levels affect your withdrawal limits and rebate rates. The VIP page lists each level’s requirements and privileges.',
        ],
      ),
      link('/vip_member', '我的 VIP', 'My VIP level'),
    ],
  ),
  article(
    'rebate',
    ['返水如何計算與領取？', 'How are rebates calculated and claimed?'],
    ['每日 00:00 結算前一天的有效投注', 'Settled at 00:00 for the previous day’s valid bets'],
    [
      list(
        [
          '以臺灣時間 00:00–23:59 的有效投注，依遊戲類型與 VIP 等級的比例計算。',
          '每天 00:00 後結算，於返水頁逐筆或一鍵領取到主錢包。',
          '返水明細可逐筆核對是哪些注單產生的。',
        ],
        [
          'Based on valid bets from 00:00 to 23:59 Taiwan time, at the rate for the game type and your VIP level.',
          'Paid out after 00:00. Claim them one by one or all at once into your main wallet.',
          'The details show which bets are included.',
        ],
      ),
      note('領取的返水有一倍流水要求。', 'Claimed rebates require 1× turnover before withdrawing.'),
      link('/turn_water', '我的返水', 'My rebate'),
    ],
  ),
  article(
    'offers',
    ['如何申請優惠活動？', 'How do I apply for an offer?'],
    ['查看條件、送出申請，審核後入帳', 'Check the conditions and apply. It’s credited after review'],
    [
      steps(
        [
          '在「優惠」選擇活動，確認時間與條件；還差什麼會逐項列出。',
          '送出申請，部分活動須附上圖片。',
          '審核期間可修改或取消；通過後獎金入帳，並附流水要求。',
        ],
        [
          'Choose an offer and check its dates and conditions. Anything missing is listed.',
          'Submit your application. Some offers require an image.',
          'You can edit or withdraw it while it’s under review. Once approved, the bonus is credited with its turnover requirement.',
        ],
      ),
      link('/activity', '查看優惠', 'View offers'),
    ],
  ),
  article(
    'invites',
    ['邀請好友有什麼獎勵？', 'What do I get for inviting friends?'],
    ['分享邀請碼、連結或海報', 'Share your code, link or poster'],
    [
      text(
        '好友以您的邀請碼註冊並符合條件後，獎勵會入帳到您的主錢包，邀請紀錄可查詢明細。使用同一裝置自行註冊、互相邀請等情形不予獎勵。',
        'When a friend registers with your code and meets the conditions, the reward is credited to your main wallet and listed in your invite history. Inviting yourself or each other in circles doesn’t count.',
      ),
      link('/InviteAgent', '我的邀請', 'My invites'),
    ],
  ),
]
