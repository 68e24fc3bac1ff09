import type { Kysely } from 'kysely'
import type { AllTables } from '../database/all-tables.ts'
import { createDemoOffers } from './demo-offers.ts'

const texts = (zh: string, en: string) => JSON.stringify({ 'zh-TW': zh, en })

/** Adds demo content to an empty database: banners, notices and offers. */
export async function addDemoContent(db: Kysely<AllTables>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const existing = await trx.selectFrom('banners').select('banner_id').limit(1).executeTakeFirst()
    if (existing !== undefined) return
    await trx
      .insertInto('banners')
      .values(banners.map((banner) => ({ ...banner, image: null, is_shown: true })))
      .execute()
    await trx
      .insertInto('notices')
      .values(notices.map((notice) => ({ ...notice, created_at: now, updated_at: now })))
      .execute()
    await trx
      .insertInto('activities')
      .values(newsActivities.map((activity) => ({ ...activity, is_shown: true, closed_at: null })))
      .execute()
    await trx.insertInto('activities').values(createDemoOffers(now)).execute()
  })
}

const banners = [
  {
    title: texts('龍門一躍', 'Leap the Dragon Gate'),
    text: texts('三個龍門，開啟免費旋轉', 'Three gates trigger free spins'),
    action: texts('立即試玩', 'Try it now'),
    art: 'gate',
    href: '/startGame?gid=dragon-gate&trial=1',
    sort: 1,
  },
  {
    title: texts('公平，可以自己驗證', 'Fair, and you can verify it'),
    text: texts('每一局都能親手重算結果', 'Check any round’s result yourself'),
    action: texts('了解如何驗證', 'See how'),
    art: 'fair',
    href: '/activityDetail/1',
    sort: 2,
  },
  {
    title: texts('礦坑尋寶', 'Gem Mines'),
    text: texts('返還率 99%，隨時收手', '99% RTP. Cash out any time'),
    action: texts('立即試玩', 'Try it now'),
    art: 'treasure',
    href: '/startGame?gid=mines&trial=1',
    sort: 3,
  },
] as const

const notices = [
  {
    type: 1,
    notice_type: 1,
    title: texts('歡迎來到極光', 'Welcome to Aurora'),
    content: texts(
      '歡迎來到極光！目前為模擬環境，所有金流皆為遊戲幣。',
      'Welcome to Aurora! This is a simulation: all money here is play money.',
    ),
    style: 1,
    is_show: true,
    detail_url: null,
    sort: 1,
  },
  {
    type: 1,
    notice_type: 1,
    title: texts('ATM 存款', 'ATM deposits'),
    content: texts(
      'ATM 存款通常一分鐘內入帳，免手續費。',
      'ATM deposits usually arrive within a minute, free of charge.',
    ),
    style: 1,
    is_show: true,
    detail_url: null,
    sort: 2,
  },
]

const news = {
  type_id: 'news',
  mode: 'info',
  time_type: 'until_official_end',
  start_time: null,
  end_time: null,
} as const
const newsActivities = [
  {
    title: texts('每一局，都能自己驗證', 'Every round can be verified'),
    summary: texts(
      '開局前先公布種子雜湊，結束後可重算結果。',
      'We publish the seed’s hash before the round; you can recompute the result after it.',
    ),
    content: texts(
      '在極光的遊戲裡，每一局開始之前，我們會先公布伺服器種子的雜湊值；您也可以設定自己的種子。更換種子時，舊的伺服器種子會完整公開。\n\n打開任一遊戲的「公平性」面板，就能把任何一局帶進驗證頁，用同一套規則重新計算結果。驗證頁載入後不需要網路，也不需要相信我們。',
      'Before every round in Aurora’s games, we publish the hash of the server seed, and you can set your own seed. When you change seeds, the old server seed is revealed in full.\n\nOpen any game’s Fairness panel and send a round to the verifier, which recomputes the result with the same rules. Once the page has loaded, it needs no network connection and no trust in us.',
    ),
    art: 'fair',
    href: '/arcade/verify/',
    ...news,
    sort: 11,
  },
  {
    title: texts('先試玩，再上場', 'Try before you play'),
    summary: texts('免登入、免費用，規則與返還率完全相同。', 'No login, no cost. Same rules, same RTP.'),
    content: texts(
      '標示「試玩」的遊戲都可以先試玩。試玩使用遊戲幣，免登入即可開始，規則、賠率與返還率都與正式遊戲完全相同。\n\n熟悉之後，登入並從主錢包轉入金額，就能用同樣的方式開始正式遊戲。',
      'Games marked “Trial” can be played for free first. A trial uses play money, needs no login, and has exactly the same rules, payouts and RTP as the real game.\n\nWhen you’re ready, log in, transfer from your main wallet and play for real in the same way.',
    ),
    art: 'trial',
    href: '/startGame?gid=mines&trial=1',
    ...news,
    sort: 12,
  },
] as const
