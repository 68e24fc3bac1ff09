import { articleOf, heading, link, list, steps, text } from '../article.ts'

const article = articleOf('games')

export const gamesArticles = [
  article(
    'fairness',
    ['遊戲公平嗎？如何自己驗證？', 'Are the games fair, and can I check?'],
    [
      '開局前先公布雜湊，結束後可重算每一局',
      'A hash is published before the round; afterwards every round can be recomputed',
    ],
    [
      heading('原理', 'How it works'),
      list(
        [
          '每局開始前，伺服器種子的雜湊值已經公布，無法事後更改。',
          '結果由伺服器種子、您的種子與局號共同決定。',
          '更換種子後，舊的伺服器種子會公開，任何人都能重算。',
        ],
        [
          'Before a round the hash of the server’s seed is published: it cannot be changed afterwards.',
          'The result follows from the server’s seed, your own seed and the number of the round.',
          'When the seeds are changed, the old server seed is revealed, and anybody can recompute the rounds.',
        ],
      ),
      heading('驗證步驟', 'To check a round'),
      steps(
        ['在遊戲的說明頁開啟「公平驗證」。', '更換種子以公開舊種子。', '輸入種子與局號，比對結果。'],
        [
          'Open “Fairness” in the game’s information.',
          'Change the seeds, which reveals the old one.',
          'Enter the seeds and the round, and compare.',
        ],
      ),
    ],
  ),
  article(
    'return-to-player',
    ['返還率（RTP）是什麼？', 'What is the return to player?'],
    ['長期平均返還給玩家的比例', 'What comes back to players on average, in the long run'],
    [
      text(
        '返還率是極大量局數下的平均值，不保證任何一位玩家或任何一段時間的結果。每款遊戲的說明頁都列出返還率與規則。',
        'It is an average over very many rounds and promises nothing about one player or one evening. Each game’s information states its return and its rules.',
      ),
    ],
  ),
  article(
    'trial-play',
    ['可以先試玩嗎？', 'Can I try a game first?'],
    ['免登入、免存款，用試玩金', 'Without a login or a deposit, with trial coins'],
    [
      text(
        '標示「試玩」的遊戲可直接開啟，試玩的輸贏不影響您的錢包。',
        'Games marked for trial open at once. What you win or lose there does not touch your wallet.',
      ),
    ],
  ),
  article(
    'game-interrupted',
    ['遊戲中斷線怎麼辦？', 'The connection broke in the middle of a game'],
    ['下注已記錄，重新進入即可接續', 'Your bet is recorded: enter again and go on'],
    [
      text(
        '每一局都在伺服器上結算。斷線後重新進入同一款遊戲，未完成的局會接續，已結算的結果可在投注紀錄查到。',
        'Rounds are settled on the server. Enter the same game again: an unfinished round goes on, and a settled one is in your bet records.',
      ),
      link('/betting_record', '投注紀錄', 'Bet records'),
    ],
  ),
]
