import { articleBuilder, link, list, note, text } from '../article-builder.ts'

const article = articleBuilder('wallet')

export const walletArticles = [
  article(
    'platform-transfers',
    ['錢包與遊戲平台的轉帳', 'Transfers between your wallet and games'],
    ['整數金額、即時入帳、結果未明時絕不重複扣款', 'Whole amounts, instant, never charged twice'],
    [
      list(
        [
          '進入遊戲時可選擇轉入金額，或開啟「自動轉入」。',
          '離開遊戲時可把餘額收回主錢包，「錢包」也能一鍵收回。',
          '轉帳只接受整數金額。',
        ],
        [
          'When you open a game, choose how much to take in, or turn on automatic transfer.',
          'When you leave, your balance can go back to the main wallet. You can also recover everything with one tap on the wallet page.',
          'Only whole amounts can be transferred.',
        ],
      ),
      note(
        '平台一時沒有回覆時，轉帳會顯示「確認中」。系統會向平台查證後才入帳或退回；超過時限由客服人員處理，款項不會遺失。',
        'If a platform doesn’t respond, we check with it before crediting or returning the money. If it takes too long, our staff resolve it. Your money isn’t lost.',
      ),
      link('/transfer_record', '查看轉帳紀錄', 'Transfer history'),
    ],
  ),
  article(
    'exchange',
    ['新臺幣與 USDT 如何兌換？', 'How do I exchange TWD and USDT?'],
    ['報價會鎖定，倒數內成交', 'A quote is locked until its countdown ends'],
    [
      text(
        '在「我的錢包」選擇兌換並輸入金額，系統會報出匯率與可得金額，並在倒數期間鎖定。確認後立即完成；倒數結束可重新報價。',
        'Choose Exchange in “My wallet” and enter an amount. You’ll get a quote with the rate and the amount you receive, locked until the countdown ends. Confirm to exchange instantly, or get a new quote.',
      ),
      link('/walletHome', '我的錢包', 'My wallet'),
    ],
  ),
  article(
    'records',
    ['紀錄與下載', 'Records and downloads'],
    [
      '交易、投注、存提款與轉帳，可篩選並下載 CSV',
      'Transactions, bets, deposits, withdrawals and transfers, filtered and as CSV',
    ],
    [
      text(
        '每一筆金額異動都有紀錄。查詢範圍最長 30 天，可依類型與狀態篩選，並下載 CSV 檔。',
        'Every movement of money is recorded and grouped by day. Search up to 30 days at a time, filter by type and status, and download as CSV.',
      ),
      link('/transaction_record', '交易紀錄', 'Transactions'),
    ],
  ),
]
