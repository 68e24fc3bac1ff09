import { articleOf, heading, list, text } from '../article.ts'

const article = articleOf('about')

export const aboutArticles = [
  article(
    'about-us',
    ['關於我們', 'About us'],
    ['一個把每一分錢說清楚的遊戲大廳', 'A hall that accounts for every cent'],
    [
      text(
        '我們相信好玩的前提是安心：看得懂的規則、驗得到的公平、查得到的每一筆金額。',
        'We think that fun begins with peace of mind: rules that can be understood, fairness that can be checked, and money that can be followed.',
      ),
      heading('我們的承諾', 'What you can count on'),
      list(
        [
          '每筆金額異動都有複式帳可查。',
          '每一局都能自行驗證。',
          '提款還差什麼，一頁說明白。',
          '手續費與限額，在您確認前就會告知。',
        ],
        [
          'Every movement of money is booked twice and can be looked up.',
          'Every round can be verified by yourself.',
          'What stands between you and a withdrawal is on one page.',
          'Fees and limits are told before you confirm.',
        ],
      ),
    ],
  ),
  article(
    'terms',
    ['服務條款摘要', 'Terms in short'],
    ['帳號、存提款與遊戲的基本約定', 'What we agree on about accounts, money and games'],
    [
      list(
        [
          '一人一個帳號，限達法定年齡者使用。',
          '存提款須使用本人的帳戶。',
          '遊戲因故障而結果無效時，退還該局投注。',
          '濫用優惠或影響公平的行為，我們可能取消相關優惠並暫停帳號。',
          '對結果有疑義時，請於投注紀錄中提供注單編號與客服聯絡。',
        ],
        [
          'One account a person, and only for those of legal age.',
          'Deposits and withdrawals use accounts in your own name.',
          'If a fault makes a round void, its bet is given back.',
          'Where offers or fairness are abused we may cancel the offer and suspend the account.',
          'If you doubt a result, send customer service the number of the bet from your records.',
        ],
      ),
    ],
  ),
  article(
    'privacy',
    ['隱私說明', 'Privacy'],
    ['我們收集什麼、為什麼、保存多久', 'What we keep, why, and how long'],
    [
      list(
        [
          '聯絡方式：登入、驗證與通知。',
          '實名與銀行資料：提款與法令要求。',
          '遊戲與交易紀錄：帳務與爭議處理。',
          '裝置與登入位址：保護帳號安全。',
        ],
        [
          'Your contacts: to log in, to verify and to tell you things.',
          'Your name and bank details: for withdrawals and as the law asks.',
          'Bets and transactions: for the books and for disputes.',
          'Devices and addresses of logins: to keep the account safe.',
        ],
      ),
      text(
        '您可隨時向客服要求查閱、更正或刪除依法得刪除的資料。',
        'Ask customer service at any time to see, correct or, where the law allows, delete your data.',
      ),
    ],
  ),
]
