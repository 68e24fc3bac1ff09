import type { Insertable } from 'kysely'
import { DAY_MS } from '../../platform/time/durations.ts'
import type { ActivityTables } from '../../rooms/rewards/activities/tables.ts'

const texts = (zh: string, en: string) => JSON.stringify({ 'zh-TW': zh, en })

type Offer = Insertable<ActivityTables['activities']>

const always = { time_type: 'until_official_end', start_time: null, end_time: null } as const

const lasting = [
  {
    type_id: 'welcome',
    title: texts('新手見面禮', 'Welcome gift'),
    summary: texts(
      '註冊 7 天內免費領取，不需存款。',
      'Claim it within 7 days of registering. No deposit needed.',
    ),
    content: texts(
      '歡迎加入！註冊後 7 天內，點一下就能領取見面禮，直接存入主錢包。\n\n每位玩家限領一次。獎金完成 5 倍流水後即可提款。',
      'Welcome! Claim this gift within 7 days of registering: one tap adds it to your main wallet.\n\nOne per player. Wager the bonus 5 times to withdraw it.',
    ),
    art: 'gift',
    ...always,
    mode: 'claim',
    rule: JSON.stringify({ registered_within_days: 7 }),
    bonus: JSON.stringify({ kind: 'fixed', amount: '58' }),
    wash_percent: 500,
    sub_type: 'bonus_register',
    sort: 1,
  },
  {
    type_id: 'deposit',
    title: texts('每日存款回饋', 'Daily deposit bonus'),
    summary: texts('當日存款滿 1,000 元，再送 28 元。', 'Deposit 1,000 in a day and get a 28 bonus.'),
    content: texts(
      '每天累計存款滿 1,000 元，當日即可領取 28 元，每天一次，隔日零時（臺灣時間）重新計算。\n\n獎金完成 1 倍流水後即可提款。',
      'Deposit a total of 1,000 in a day and claim 28 the same day. Once a day; totals reset at midnight, Taiwan time.\n\nWager the bonus once to withdraw it.',
    ),
    art: 'daily',
    ...always,
    mode: 'claim',
    rule: JSON.stringify({ deposit: { amount: '1000', within: 'period' } }),
    bonus: JSON.stringify({ kind: 'fixed', amount: '28' }),
    frequency: 'daily',
    sub_type: 'bonus_recharge',
    sort: 3,
  },
  {
    type_id: 'vip',
    title: texts('生日禮金', 'Birthday gift'),
    summary: texts(
      '生日當天領取，VIP 等級越高禮金越多。',
      'Claim it on your birthday. Higher VIP levels get more.',
    ),
    content: texts(
      '完成實名認證的玩家，生日當天（臺灣時間）可領取禮金，每年一次。金額依 VIP 等級而定。\n\n禮金完成 1 倍流水後即可提款。',
      'Once your identity is verified, claim this gift on your birthday (Taiwan time), once a year. The amount depends on your VIP level.\n\nWager it once to withdraw it.',
    ),
    art: 'birthday',
    ...always,
    mode: 'claim',
    rule: JSON.stringify({ is_birthday: true }),
    bonus: JSON.stringify({
      kind: 'levels',
      amounts: ['18', '58', '88', '188', '388', '688', '1088', '1888'],
    }),
    frequency: 'yearly',
    sub_type: 'bonus_birthday',
    sort: 4,
  },
  {
    type_id: 'share',
    title: texts('分享您的精彩一局', 'Share your best round'),
    summary: texts(
      '上傳截圖，審核通過最高送 188 元。',
      'Upload a screenshot and get up to 188 once it’s approved.',
    ),
    content: texts(
      '把您最精彩的一局截圖下來，並在附言寫下遊戲名稱與注單編號。\n\n專人審核通過後，依內容發給 10 至 188 元，每月一次。審核期間可隨時修改或撤回申請。獎金完成 1 倍流水後即可提款。',
      'Take a screenshot of your best round, and add the game and the bet number in the note.\n\nOnce our team approves it, you get between 10 and 188, once a month. You can edit or cancel your application while it’s under review. Wager the bonus once to withdraw it.',
    ),
    art: 'share',
    ...always,
    mode: 'apply',
    rule: JSON.stringify({ needs_images: true }),
    bonus: JSON.stringify({ kind: 'range', least: '10', most: '188' }),
    frequency: 'monthly',
    sub_type: 'bonus_activity',
    sort: 5,
  },
] as const

const mission = (
  sort: number,
  offer: Pick<Offer, 'title' | 'summary' | 'content' | 'art' | 'rule' | 'bonus'>,
) => ({
  type_id: 'missions',
  ...offer,
  ...always,
  mode: 'claim' as const,
  frequency: 'daily' as const,
  wash_percent: 100,
  sub_type: 'bonus_activity' as const,
  sort,
})

const EACH_DAY = {
  zh: '每天零時（臺灣時間）重新計算，完成後當日領取，逾時不補。\n\n獎金完成 1 倍流水後即可提款。',
  en: 'Resets at midnight, Taiwan time. Claim it the day you complete it.\n\nWager the bonus once to withdraw it.',
}

/** Bonuses of about what the games keep of such stakes (1 to 4 %); the third one takes luck. */
const missions = [
  mission(6, {
    art: 'aurora',
    title: texts('每日任務：玩滿 20 局', 'Mission: 20 rounds'),
    summary: texts(
      '任選遊戲完成 20 局，單局投注滿 20 元，領取 5 元。',
      'Play 20 rounds of any game with bets of 20 or more and get 5.',
    ),
    content: texts(
      `任何遊戲、輸贏都算，單局投注滿 20 元才列入計算。${EACH_DAY.zh}`,
      `Every game counts, win or lose, from a bet of 20 TWD. ${EACH_DAY.en}`,
    ),
    rule: JSON.stringify({ rounds: { count: 20, least_stake: '20', within: 'period' } }),
    bonus: JSON.stringify({ kind: 'fixed', amount: '5' }),
  }),
  mission(7, {
    art: 'treasure',
    title: texts('每日任務：投注滿 2,000 元', 'Mission: 2,000 in bets'),
    summary: texts('當日有效投注滿 2,000 元，領取 18 元。', 'Place 2,000 in valid bets in a day and get 18.'),
    content: texts(
      `所有遊戲的有效投注合併計算。${EACH_DAY.zh}`,
      `Valid bets in all games are added together. ${EACH_DAY.en}`,
    ),
    rule: JSON.stringify({ bets: { amount: '2000', within: 'period' } }),
    bonus: JSON.stringify({ kind: 'fixed', amount: '18' }),
  }),
  mission(8, {
    art: 'gate',
    title: texts('每日任務：龍門寶藏 10 倍大獎', 'Mission: 10× on Dragon Gate'),
    summary: texts(
      '在龍門寶藏單局投注滿 10 元、贏得 10 倍以上，領取 28 元。',
      'Bet 10 or more on Dragon Gate, win at least 10× in one round and get 28.',
    ),
    content: texts(
      `單局投注滿 10 元、派彩達投注額 10 倍即完成。${EACH_DAY.zh}`,
      `A single round with a bet of 10 TWD or more that pays at least 10 times its bet completes the mission. ${EACH_DAY.en}`,
    ),
    rule: JSON.stringify({
      rounds: { count: 1, multiplier: 10, least_stake: '10', within: 'period', games: ['dragon-gate'] },
    }),
    bonus: JSON.stringify({ kind: 'fixed', amount: '28' }),
  }),
]

/** A leaderboard of each day; it takes more rounds than somebody plays in passing. */
const dailyBest = (now: Date) =>
  ({
    type_id: 'leaderboards',
    art: 'rank',
    title: texts('每日倍數王', 'Daily Multiplier King'),
    summary: texts(
      '單局最高倍數前 10 名，每天重新計算。',
      'The top 10 single-round multipliers of the day. A new board every day.',
    ),
    content: texts(
      '依單局最高倍數排名，與投注大小無關：投注滿 10 元的局就列入計算。',
      'You’re ranked by your best single-round multiplier, whatever you stake. Any bet of 10 TWD or more counts.',
    ),
    time_type: 'from_now_until_official_end',
    start_time: now,
    end_time: null,
    mode: 'leaderboard',
    leaderboard: JSON.stringify({
      period: 'daily',
      measure: 'best_multiplier',
      least_stake: '10',
      least_rounds: 50,
      prizes: [{ amount: '588' }, { amount: '288' }, { amount: '188' }, { places: 7, amount: '58' }],
    }),
    rule: '{}',
    bonus: null,
    wash_percent: 100,
    sort: 9,
  }) as const

/** An offer with an end date, shown with a countdown. */
const monthly = (now: Date) =>
  ({
    type_id: 'deposit',
    title: texts('首月存款加碼 20%', '20% on your deposits'),
    summary: texts(
      '累計存款滿 500 元，加碼 20%，最高 1,000 元。',
      'Deposit a total of 500 or more and get 20% extra, up to 1,000.',
    ),
    content: texts(
      '活動期間累計存款滿 500 元，即可領取存款總額 20% 的加碼獎金，最高 1,000 元。\n\n領取一次為限，領取當下以活動期間已入帳的存款計算，建議存滿後再領。獎金完成 3 倍流水後即可提款。',
      'Deposit a total of 500 or more during the offer and claim a bonus of 20% of your deposits, up to 1,000.\n\nYou can claim once, and the bonus is based on the deposits credited by then, so claim it after your last deposit. Wager the bonus 3 times to withdraw it.',
    ),
    art: 'boost',
    time_type: 'start_to_end',
    start_time: now,
    end_time: new Date(now.getTime() + 30 * DAY_MS),
    mode: 'claim',
    rule: JSON.stringify({ deposit: { amount: '500', within: 'activity' } }),
    bonus: JSON.stringify({ kind: 'percent', percent: 20, most: '1000' }),
    wash_percent: 300,
    sub_type: 'bonus_recharge',
    sort: 2,
  }) as const

/** Demo offers of every kind: claimable at once, with conditions, on a date, and by application. */
export const createDemoOffers = (now: Date): Offer[] =>
  [...lasting, ...missions, monthly(now), dailyBest(now)].map((offer) => ({
    href: null,
    is_shown: true,
    closed_at: null,
    ...offer,
  }))
