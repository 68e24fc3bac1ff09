import { articleBuilder, heading, link, list, steps, text } from '../article-builder.ts'

const article = articleBuilder('games')

export const gamesArticles = [
  article(
    'fairness',
    ['遊戲公平嗎？如何自己驗證？', 'Are the games fair? How can I verify?'],
    [
      '開局前先公布雜湊，結束後可重算每一局',
      'A hash is published before each round, and every round can be recomputed afterwards',
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
          'Before each round, the hash of the server seed is published, so it can’t be changed afterwards.',
          'The result is determined by the server seed, your seed and the round number.',
          'When the seeds are rotated, the old server seed is revealed and anyone can recompute the rounds.',
        ],
      ),
      heading('驗證步驟（單人遊戲）', 'How to verify a round of your own'),
      steps(
        ['在遊戲的說明頁開啟「公平驗證」。', '更換種子以公開舊種子。', '輸入種子與局號，比對結果。'],
        [
          'Open “Fairness” on the game’s info page.',
          'Rotate the seeds to reveal the old one.',
          'Enter the seeds and round number, and compare the result.',
        ],
      ),
      heading('共用牌局', 'Shared rounds'),
      text(
        '多人同桌的遊戲（例如百家樂、骰寶、火箭）不使用您的種子，也不必更換種子。每一局的種子來自一條事先算好的雜湊鏈：下注前先公布這一局種子的雜湊，也就是上一局的種子；鏈的終點公布之後，公開隨機信標 drand 才產生鹽值，與局號一起決定結果，因此沒有人能挑選雜湊鏈。每局結束後種子自動公開，直接從注單或遊戲紀錄開啟「公平驗證」就能重算。',
        'Games that many players share (such as Baccarat, Sic Bo and Rocket) don’t use your seed, and there is nothing to rotate. Their seeds come from a hash chain made in advance: before betting opens, the hash of the round’s seed is published, and it equals the seed of the round before. Only after the end of the chain is published does a public randomness beacon, drand, produce the salt that decides the results together with the round number, so nobody can pick a chain. The seed is revealed by itself when the round is over: open “Fairness” from the bet or the history to recompute it.',
      ),
      heading('自行重算', 'Recompute it yourself'),
      text(
        '「公平驗證」在您的裝置上重算單一局；每款遊戲的完整算法、對照表與例子也都公開，可以用任何程式自行核對。',
        'The fairness verifier recomputes a round on your device. The complete algorithm of every game is public too, with its tables and worked examples, so you can check it with a program of your own.',
      ),
      link('/arcade/verify/', '開啟公平驗證', 'Open the fairness verifier'),
      link('/arcade/fairness/', '查看完整算法', 'Read the complete algorithm'),
      heading('有效投注怎麼算', 'What counts as a valid bet'),
      list(
        [
          '有輸贏風險的投注才算；最多算到這一注可能輸掉或贏得的金額。',
          '同一局押對立的兩邊（莊與閒、大與小、紅與黑），只算兩邊的差額。',
          '平手退回、派彩剛好等於投注的老虎機局，以及作廢的投注不算。',
          '輪盤涵蓋超過 24 個號碼的投注不算。',
          '每筆投注算多少、為什麼，可在投注紀錄點開該筆查看；遊戲另有權重時，流水再乘以權重。',
        ],
        [
          'Only money at risk counts, and at most what the bet could lose or win.',
          'Bets on opposite sides of a round (Banker and Player, Big and Small, Red and Black) count their difference.',
          'Ties that return the bet, slot rounds that pay exactly the bet, and void rounds don’t count.',
          'Roulette bets that cover more than 24 numbers don’t count.',
          'Open a bet in your bet history to see how much of it counted and why. Turnover also multiplies it by the game’s weight.',
        ],
      ),
    ],
  ),
  article(
    'return-to-player',
    ['返還率（RTP）是什麼？', 'What is return to player (RTP)?'],
    ['長期平均返還給玩家的比例', 'The long-run average paid back to players'],
    [
      text(
        '返還率是極大量局數下的平均值，不保證任何一位玩家或任何一段時間的結果。每款遊戲的說明頁都列出返還率與規則。',
        'RTP is an average over a very large number of rounds. It doesn’t guarantee any player’s result or any period. Each game’s info page lists its RTP and rules.',
      ),
    ],
  ),
  article(
    'trial-play',
    ['可以先試玩嗎？', 'Can I try a game first?'],
    ['免登入、免存款，用試玩金', 'No login or deposit needed, with demo coins'],
    [
      text(
        '標示「試玩」的遊戲可直接開啟，試玩的輸贏不影響您的錢包。',
        'Games marked “Trial” open right away. Wins and losses there don’t affect your wallet.',
      ),
    ],
  ),
  article(
    'game-interrupted',
    ['遊戲中斷線怎麼辦？', 'What if I lose connection during a game?'],
    ['下注已記錄，重新進入即可接續', 'Your bet is recorded. Re-enter to continue'],
    [
      text(
        '每一局都在伺服器上結算。斷線後重新進入同一款遊戲，未完成的局會接續，已結算的結果可在投注紀錄查到。',
        'Every round is settled on the server. Re-enter the same game to continue an unfinished round; settled rounds are in your bet history.',
      ),
      link('/betting_record', '投注紀錄', 'Bet history'),
    ],
  ),
]
