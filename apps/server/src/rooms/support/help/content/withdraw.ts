import { articleBuilder, heading, link, list, note, steps, text } from '../article-builder.ts'

const article = articleBuilder('withdraw')

export const withdrawArticles = [
  article(
    'how-to-withdraw',
    ['如何提款？', 'How do I withdraw?'],
    ['提款到本人的收款帳戶', 'To a payout account of your own'],
    [
      steps(
        [
          '到「提款」，先看「提款準備」：還差什麼、如何完成，一目了然。',
          '選擇方式、金額與收款帳戶，確認手續費、實收金額與預計到帳時間。',
          '輸入提款密碼送出。金額會先保留，審核後撥款。',
        ],
        [
          'Open “Withdraw” to see what’s still needed and how to complete it.',
          'Choose the method, amount and destination, and check the fee, the amount you’ll receive and when.',
          'Enter your pay password. The amount is put on hold, reviewed and paid out.',
        ],
      ),
      link('/newWithdraw', '前往提款', 'Withdraw'),
    ],
  ),
  article(
    'withdraw-ready',
    ['提款前需要準備什麼？', 'What do I need before withdrawing?'],
    [
      '實名、提款密碼、收款帳戶與流水',
      'A verified identity, a pay password, a destination and completed turnover',
    ],
    [
      list(
        [
          '完成實名認證。',
          '設定提款密碼（須與登入密碼不同）。',
          '新增收款帳戶，並已通過審核或已生效。',
          '完成要求的流水。',
          '金額在單筆、每日與 VIP 等級的限額內。',
        ],
        [
          'A verified identity.',
          'A pay password, different from your login password.',
          'A payout account that is approved and past its waiting period.',
          'Completed turnover for your deposits and bonuses.',
          'An amount within the limits per withdrawal, per day and for your VIP level.',
        ],
      ),
      link('/authentication', '前往實名認證', 'Verify my identity'),
    ],
  ),
  article(
    'real-name',
    ['如何完成實名認證？', 'How do I verify my identity?'],
    ['證件、人臉辨識、審核時間與資料刪除', 'Documents, face recognition, review time and data deletion'],
    [
      text(
        '提款、新增銀行卡與轉帳給其他會員前須完成實名認證；存款與遊戲不需要。一個證件號碼只能認證一個帳號。',
        'You need a verified identity to withdraw, add a bank card or send money to others, but not to deposit or play. Each ID number can verify one account.',
      ),
      steps(
        [
          '選擇國家或地區與證件：中華民國國民身分證、中華民國居留證，或護照。',
          '用相機拍攝證件正本；身分證與居留證須拍正反兩面。系統讀取後，請您核對每一欄。',
          '由您本人完成人臉辨識：依提示張嘴、轉頭、微笑，約 30 秒。',
        ],
        [
          'Choose the country and document: a Taiwan ID card or resident certificate, or a passport.',
          'Photograph the original document (both sides of an ID card or resident certificate). It’s read automatically; check every field.',
          'Complete the face recognition yourself: open your mouth, turn your head and smile as prompted. It takes about 30 seconds.',
        ],
      ),
      heading('多久有結果？', 'How long does it take?'),
      text(
        '送出後由審核人員查看，最遲 48 小時內完成，結果會通知您。',
        'We review it within 48 hours at most, and notify you of the result.',
      ),
      heading('沒有通過怎麼辦？', 'What if it isn’t approved?'),
      text(
        '頁面會列出原因與改善方法，照著處理後再送一次；每天可送出的次數有限。您可以改用其他證件；仍有困難請聯絡客服。',
        'The page explains why and what to do. Fix it and submit again. Daily attempts are limited. You can use a different document; if it still fails, contact customer service.',
      ),
      heading('誰看得到我的資料？', 'Who sees my data?'),
      list(
        [
          '照片與資料以您專屬的金鑰加密保存，只有審核人員在需要時查看。',
          '每次查看、審核與刪除都留有紀錄，您可以自行查閱。',
          '未送出與未通過的資料可隨時刪除，逾期也會自動刪除；通過的認證資料依規定保存期滿後刪除。',
        ],
        [
          'Photos and data are encrypted with your own key and seen by reviewers only when necessary.',
          'Every access, decision and deletion is logged, and you can view the log.',
          'Data you haven’t submitted or that wasn’t approved can be deleted anytime, and is deleted automatically later. Approved data is deleted when its required retention period ends.',
        ],
      ),
      link('/authentication', '前往實名認證', 'Verify my identity'),
      link('/identity_access', '查看存取紀錄', 'Access log'),
    ],
  ),
  article(
    'withdraw-states',
    ['提款進度代表什麼？', 'What do the withdrawal statuses mean?'],
    ['從審核到撥款的每一步', 'Every step from review to payout'],
    [
      list(
        [
          '審核中：已收到申請，金額已保留，此時可以取消。',
          '審核通過／出款中：正在撥款。',
          '已轉出：款項已送出，等待銀行或區塊鏈確認。',
          '已到帳：對方已確認收到。',
          '審核未通過、出款失敗、已取消、已逾期：金額退回錢包，並說明原因。',
        ],
        [
          'Under review: we’ve received your request and put the amount on hold. You can still cancel.',
          'Approved or paying out: your payout is in progress.',
          'Sent: on its way, waiting for the bank or blockchain to confirm.',
          'Arrived: the money has been received.',
          'Not approved, payout failed, cancelled or expired: the money is back in your wallet, with the reason shown.',
        ],
      ),
      link('/newWithdraw/record', '查看提款紀錄', 'Withdrawal history'),
    ],
  ),
  article(
    'bank-cards',
    ['如何新增銀行卡？', 'How do I add a bank card?'],
    ['拍照辨識卡號，錄一段本人同意影片', 'Photograph the card and record a short consent video'],
    [
      steps(
        [
          '到「銀行卡」點新增，選擇銀行與分行；找不到分行可自行輸入。',
          '拍攝卡片，系統會辨識卡號，請再次核對。',
          '錄製簡短的同意影片並送出，審核結果會通知您。',
        ],
        [
          'Under “Bank cards”, tap Add and choose the bank and branch. If the branch isn’t listed, type it in.',
          'Photograph the card. The number is read from the photo; check it.',
          'Record the short consent video and submit. You’ll be notified of the result.',
        ],
      ),
      note(
        '戶名必須與實名認證的姓名相同。照片與影片加密保存，僅供審核。',
        'The account holder must be your verified name. Photos and videos are stored encrypted and used only for the review.',
      ),
      link('/bank', '我的銀行卡', 'My bank cards'),
    ],
  ),
  article(
    'usdt-addresses',
    ['USDT 收款地址與等待時間', 'USDT addresses and the waiting period'],
    ['新地址需等待一段時間才能首次使用', 'New addresses have a waiting period before first use'],
    [
      text(
        '新增地址後需等待一段時間才能首次提款，這讓您在帳號被盜用時有時間發現。與常用地址相似的地址會特別提醒您逐字比對。',
        'A new address has a waiting period before its first withdrawal, so you have time to notice if someone else added it. If it looks similar to an address you use, we show both so you can check every character.',
      ),
      heading('請注意', 'Please note'),
      list(
        ['只支援 TRON（TRC20）。', '轉出後無法撤回，請核對地址。'],
        ['TRON (TRC20) only.', 'Blockchain transfers can’t be reversed. Check the address.'],
      ),
      link('/addresses', '管理收款地址', 'Manage addresses'),
    ],
  ),
  article(
    'wash-volume',
    ['什麼是流水？', 'What is turnover?'],
    [
      '提款前須完成的投注量，每一筆都查得到',
      'The betting volume required before withdrawing, tracked bet by bet',
    ],
    [
      text(
        '每筆存款或優惠都有自己的流水要求。達標前只扣留這筆款項本身，其餘餘額可隨時提款、兌換或轉出。每張結算的注單依遊戲的計入比例，先計入最早的一筆；取消或無效的注單不計入。',
        'Every deposit and bonus has its own turnover requirement. Until it’s met, only that credit is on hold; you can withdraw, exchange or send the rest of your balance at any time. Each settled bet counts at its game’s weight, toward the oldest credit first. Cancelled and void bets don’t count.',
      ),
      text(
        '「流水明細」列出每筆扣留的款項與進度，以及哪些注單計入、計入哪一筆、計入多少、為什麼。未達標的紅利，在主錢包餘額足夠時可以放棄：收回紅利金額，剩下的流水也一併取消。',
        'The turnover page lists every credit on hold with its progress, and which bets counted, toward which credit, how much and why. You can give up a bonus whose requirement isn’t met while your main wallet covers it: the bonus is taken back and its remaining turnover is cancelled.',
      ),
      link('/wash_volume', '查看流水明細', 'View turnover'),
    ],
  ),
]
