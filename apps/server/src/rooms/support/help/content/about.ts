import { articleBuilder, heading, list, text } from '../article-builder.ts'

const article = articleBuilder('about')

export const aboutArticles = [
  article(
    'about-us',
    ['關於我們', 'About us'],
    ['一個把每一分錢說清楚的遊戲大廳', 'A game hall that accounts for every cent'],
    [
      text(
        '我們相信好玩的前提是安心：看得懂的規則、驗得到的公平、查得到的每一筆金額。',
        'We believe fun starts with peace of mind: clear rules, verifiable fairness and money you can track.',
      ),
      heading('我們的承諾', 'Our promises'),
      list(
        [
          '每筆金額異動都有複式帳可查。',
          '每一局都能自行驗證。',
          '提款還差什麼，一頁說明白。',
          '手續費與限額，在您確認前就會告知。',
        ],
        [
          'Every movement of money is recorded in double-entry books, where it can be looked up.',
          'You can verify every round yourself.',
          'Everything you need to withdraw is on one page.',
          'Fees and limits are shown before you confirm.',
        ],
      ),
    ],
  ),
  article(
    'terms',
    ['服務條款摘要', 'Terms summary'],
    ['帳號、存提款與遊戲的基本約定', 'The basics of accounts, money and games'],
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
          'One account per person, legal age only.',
          'Deposits and withdrawals must use accounts in your own name.',
          'If a fault voids a round, your bet is refunded.',
          'If offers or fairness are abused, we may cancel the offer and suspend the account.',
          'If you question a result, open the bet in your history and ask customer service about it.',
        ],
      ),
    ],
  ),
  article(
    'privacy',
    ['隱私說明', 'Privacy'],
    ['我們收集什麼、為什麼、保存多久', 'What we collect, why and for how long'],
    [
      list(
        [
          '聯絡方式：登入、驗證與通知。',
          '實名與銀行資料：提款與法令要求。',
          '遊戲與交易紀錄：帳務與爭議處理。',
          '裝置與登入位址：保護帳號安全。',
        ],
        [
          'Contact details: for login, verification and notifications.',
          'Name and bank details: for withdrawals and legal requirements.',
          'Bets and transactions: for accounting and disputes.',
          'Login devices and IP addresses: for account security.',
        ],
      ),
      text(
        '您可隨時向客服要求查閱、更正或刪除依法得刪除的資料。',
        'You can ask customer service to view, correct or (where the law allows) delete your data at any time.',
      ),
    ],
  ),
]
