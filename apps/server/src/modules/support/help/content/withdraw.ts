import { articleOf, heading, link, list, note, steps, text } from '../article.ts'

const article = articleOf('withdraw')

export const withdrawArticles = [
  article(
    'how-to-withdraw',
    ['如何提款？', 'How do I withdraw?'],
    ['提款到本人的銀行卡或 USDT 地址', 'To your own bank account or USDT address'],
    [
      steps(
        [
          '到「提款」，先看「提款準備」：還差什麼、如何完成，一目了然。',
          '選擇方式、金額與收款帳戶，確認手續費、實收金額與預計到帳時間。',
          '輸入提款密碼送出。金額會先保留，審核後撥款。',
        ],
        [
          'Open “Withdraw” and look at the readiness panel: what is still missing, and how to fix it.',
          'Choose the way, the amount and where to; check the fee, what arrives and when.',
          'Enter your withdrawal password. The amount is set aside, reviewed, and paid out.',
        ],
      ),
      link('/newWithdraw', '前往提款', 'Withdraw'),
    ],
  ),
  article(
    'withdraw-ready',
    ['提款前需要準備什麼？', 'What do I need before a withdrawal?'],
    [
      '實名、提款密碼、收款帳戶與流水',
      'A verified name, a withdrawal password, somewhere to send it, and turnover',
    ],
    [
      list(
        [
          '完成實名認證。',
          '設定提款密碼（須與登入密碼不同）。',
          '新增並通過審核的銀行卡，或已生效的 USDT 地址。',
          '完成要求的流水。',
          '金額在單筆、每日與 VIP 等級的限額內。',
        ],
        [
          'Your real name verified.',
          'A withdrawal password, different from the one you log in with.',
          'A bank card that was accepted, or a USDT address past its waiting time.',
          'The turnover that your deposits ask for.',
          'An amount within the limits per withdrawal, per day and of your VIP level.',
        ],
      ),
      link('/authentication', '前往實名認證', 'Verify my real name'),
    ],
  ),
  article(
    'real-name',
    ['如何完成實名認證？', 'How is my real name verified?'],
    ['證件、人臉辨識、審核時間與資料刪除', 'Documents, face recognition, how long it takes, and deletion'],
    [
      text(
        '提款、新增銀行卡與轉帳給其他會員前須完成實名認證；存款與遊戲不需要。一個證件號碼只能認證一個帳號。',
        'Withdrawing, adding a bank card and sending money to others need a verified name; depositing and playing do not. One ID number verifies one account.',
      ),
      steps(
        [
          '選擇國家或地區與證件：中華民國身分證、外來人口居留證，或護照。',
          '用相機拍攝證件正本；身分證與居留證須拍正反兩面。系統讀取後，請您核對每一欄。',
          '由您本人完成人臉辨識：依提示張嘴、轉頭、微笑，約一分鐘。',
        ],
        [
          'Choose the country and the document: Taiwan’s ID card or resident certificate, or a passport.',
          'Photograph the document itself; an ID card and a resident certificate on both sides. It is read for you; check every field.',
          'Complete the face recognition yourself: open your mouth, turn your head and smile as asked, in about a minute.',
        ],
      ),
      heading('多久有結果？', 'How long does it take?'),
      text(
        '資料清楚且相符時立即通過；需要人工審核時，通常在 48 小時內完成，結果會通知您。',
        'At once when all is clear and agrees. When a person has to look at it, usually within 48 hours; you are told the result.',
      ),
      heading('沒有通過怎麼辦？', 'What if it fails?'),
      text(
        '頁面會列出原因與改善方法，照著處理後再送一次；每天可送出的次數有限。您可以改用其他證件；仍有困難請聯絡客服。',
        'The page says why and what helps; put it right and hand it in again. There is a limit to the attempts of a day. You can use another document; if it still fails, contact customer service.',
      ),
      heading('誰看得到我的資料？', 'Who sees my data?'),
      list(
        [
          '照片與資料以您專屬的金鑰加密保存，只有審核人員在需要時查看。',
          '每次查看、審核與刪除都留有紀錄，您可以自行查閱。',
          '未送出與未通過的資料可隨時刪除，逾期也會自動刪除；通過的認證資料依規定保存期滿後刪除。',
        ],
        [
          'Photos and data are encrypted with a key of your own; only reviewers see them, when they must.',
          'Every look, decision and deletion is recorded, and you can read that record.',
          'What was not handed in or did not pass can be deleted at any time, and is deleted after its time anyway. What passed is deleted when the time is over for which it has to be kept.',
        ],
      ),
      link('/authentication', '前往實名認證', 'Verify my real name'),
      link('/identity_access', '查看存取紀錄', 'Who looked at my data'),
    ],
  ),
  article(
    'withdraw-states',
    ['提款進度代表什麼？', 'What do the states of a withdrawal mean?'],
    ['從審核到撥款的每一步', 'Every step from review to payment'],
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
          'Under review: we have the request and the amount is set aside. You can still cancel it.',
          'Approved or paying out: it is being paid.',
          'Sent: on its way; the bank or the chain has yet to confirm it.',
          'Arrived: the other side has it.',
          'Not approved, payout failed, cancelled or expired: the amount is back in your wallet, with the reason.',
        ],
      ),
      link('/newWithdraw/record', '查看提款紀錄', 'Withdrawal records'),
    ],
  ),
  article(
    'bank-cards',
    ['如何新增銀行卡？', 'How do I add a bank card?'],
    ['拍照辨識卡號，錄一段本人同意影片', 'Photograph the card, and record a short consent'],
    [
      steps(
        [
          '到「銀行卡」點新增，選擇銀行與分行；找不到分行可自行輸入。',
          '拍攝卡片，系統會辨識卡號，請再次核對。',
          '錄製簡短的同意影片並送出，審核結果會通知您。',
        ],
        [
          'Under “Bank cards” tap add, choose the bank and the branch; type the branch if it is not listed.',
          'Photograph the card. Its number is read off the photo; check it.',
          'Record the short consent and send it. You are told the result of the review.',
        ],
      ),
      note(
        '戶名必須與實名認證的姓名相同。照片與影片加密保存，僅供審核。',
        'The holder must be the verified name. Photo and video are stored encrypted and used for the review only.',
      ),
      link('/bank', '我的銀行卡', 'My bank cards'),
    ],
  ),
  article(
    'usdt-addresses',
    ['USDT 收款地址與等待時間', 'USDT addresses and their waiting time'],
    ['新地址需等待一段時間才能首次使用', 'A new address can be used after a while'],
    [
      text(
        '新增地址後需等待一段時間才能首次提款，這讓您在帳號被盜用時有時間發現。與常用地址相似的地址會特別提醒您逐字比對。',
        'A new address waits before its first withdrawal, which gives you time to notice if somebody else added it. One that resembles an address you use is shown beside it, to be compared letter by letter.',
      ),
      heading('請注意', 'Mind'),
      list(
        ['只支援 TRON（TRC20）。', '轉出後無法撤回，請核對地址。'],
        ['TRON (TRC20) only.', 'What is sent cannot be called back: check the address.'],
      ),
      link('/addresses', '管理收款地址', 'Manage addresses'),
    ],
  ),
  article(
    'wash-volume',
    ['什麼是流水？', 'What is turnover (wash volume)?'],
    [
      '提款前須完成的投注量，每一筆都查得到',
      'How much has to be bet before a withdrawal, accounted for bet by bet',
    ],
    [
      text(
        '每筆存款或優惠會帶來一定的流水要求。每張結算的注單會依遊戲權重減少剩餘流水；取消或無效的注單不計入。',
        'A deposit or a bonus asks for a certain amount of bets. Every settled bet lowers what is left by its weight; cancelled and void bets do not count.',
      ),
      text(
        '「流水明細」逐筆列出哪些注單計入、計入多少、為什麼。',
        'The turnover page lists which bets counted, how much, and why.',
      ),
      link('/wash_volume', '查看流水明細', 'See my turnover'),
    ],
  ),
]
