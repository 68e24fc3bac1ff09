import { articleBuilder, heading, link, list, note, only, steps, text } from '../article-builder.ts'

const article = articleBuilder('deposit')

export const depositArticles = [
  article(
    'how-to-deposit',
    ['如何存款？', 'How do I deposit?'],
    ['選擇方式與金額，照訂單付款', 'Choose a method and amount, and pay the order'],
    [
      steps(
        [
          '到「存款」選擇方式與金額。',
          '依訂單頁顯示的帳號、代碼或地址付款。',
          '付款確認後自動入帳，並收到通知。',
        ],
        [
          'Open “Deposit” and choose a method and amount.',
          'Pay using the account, code or address on the order page.',
          'Once your payment is confirmed, it’s credited automatically and you’re notified.',
        ],
      ),
      note(
        '每種方式同時只能有一筆未完成的訂單：請先付款，或取消後再建立新的。',
        'You can have one open order per method. Pay it, or cancel it before creating another.',
      ),
      link('/deposit', '前往存款', 'Deposit'),
    ],
  ),
  article(
    'deposit-atm',
    ['ATM 轉帳存款', 'Depositing by ATM'],
    ['轉帳到訂單專屬的虛擬帳號', 'Transfer to the order’s dedicated virtual account'],
    [
      list(
        [
          '每筆訂單都有自己的虛擬帳號，請勿重複使用舊帳號。',
          '請轉入訂單上的金額，並在倒數結束前完成。',
          '網路銀行與實體 ATM 都可以，跨行手續費依您的銀行規定。',
        ],
        [
          'Every order has its own virtual account. Don’t reuse an old one.',
          'Transfer the exact amount before the countdown ends.',
          'Online banking and ATMs both work. Your bank may charge an interbank fee.',
        ],
      ),
    ],
  ),
  article(
    'deposit-store',
    ['便利商店代碼存款', 'Depositing at a convenience store'],
    [
      'ibon、全家、萊爾富、OK 機台輸入代碼後到櫃檯付款',
      'Enter the code at the ibon, FamilyMart, Hi-Life or OK kiosk and pay at the counter',
    ],
    [
      steps(
        [
          '存款時選擇便利商店。',
          '到該店的多媒體機台選「代碼繳費」，輸入訂單代碼。',
          '列印繳費單，於時限內到櫃檯付款。',
        ],
        [
          'Choose the store when you create the deposit.',
          'At the store’s kiosk, choose payment by code and enter your order’s code.',
          'Print the slip and pay at the counter before it expires.',
        ],
      ),
    ],
  ),
  article(
    'deposit-usdt',
    ['USDT（TRC20）存款', 'Depositing USDT (TRC20)'],
    [
      '專屬地址、鎖定匯率、19 次確認後入帳',
      'Your own address, a locked rate, credited after 19 confirmations',
    ],
    [
      list(
        [
          '只接受 TRON 網路（TRC20）的 USDT；以其他網路轉入的款項無法取回。',
          '地址是您專屬的，匯率在訂單時限內鎖定。',
          '低於最低金額的款項會累積，累積到最低金額後一併入帳。',
          '區塊鏈確認 19 次後入帳，訂單頁會顯示進度。',
        ],
        [
          'Only USDT on the TRON network (TRC20). Anything sent on another network can’t be recovered.',
          'The address is yours alone, and the rate is locked until the order expires.',
          'Amounts below the minimum are held and credited together once they reach it.',
          'Credited after 19 blockchain confirmations. The order page shows the progress.',
        ],
      ),
    ],
  ),
  article(
    'deposit-missing',
    ['付款了卻還沒入帳？', 'I paid but it hasn’t been credited'],
    ['先看訂單狀態，再聯絡客服', 'Check the order first, then contact us'],
    [
      heading('先確認', 'Check first'),
      list(
        [
          '存款紀錄中的訂單狀態：「進行中」表示已收到付款、正在確認。',
          '逾時或金額不符的付款會轉為人工審核，款項不會遺失，審核後會通知您。',
        ],
        [
          'Check the order’s status in your deposit history: “Confirming” means your payment has arrived and is being confirmed.',
          'Late payments and different amounts are reviewed by our staff. Your money isn’t lost, and you’ll be notified of the result.',
        ],
      ),
      only('deposit_usdt', list(['USDT 需等待 19 次確認。'], ['USDT needs 19 confirmations.'])),
      text(
        '仍未入帳時，請把付款憑證傳給線上客服。',
        'If it still hasn’t arrived, open the order and ask customer service about it, with your receipt.',
      ),
      link('/deposit/record', '查看存款紀錄', 'Deposit history'),
    ],
  ),
]
