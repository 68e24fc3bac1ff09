import { describe, expect, it } from 'vitest'
import { slipsWithin } from './edit-distance.ts'
import { prepareSearch, searchGames } from './search-games.ts'

const noSlips = { simplified: {}, homophones: [] }

const list = [
  {
    gid: 'dragon',
    names: ['龍門寶藏', 'Dragon Gate', '老虎機'],
    readings: [
      'longmenbaozang',
      'lmbz',
      'ㄌㄨㄥㄇㄣㄅㄠㄗㄤ',
      'ㄌㄇㄅㄗ',
      'laohuji',
      'lhj',
      'ㄌㄠㄏㄨㄐㄧ',
      'ㄌㄏㄐ',
    ],
    groups: ['極光電子', 'Aurora Slots'],
  },
  {
    gid: 'neon',
    names: ['霓虹 777', 'Neon Sevens', '老虎機'],
    readings: ['nihong777', 'nh777', 'ㄋㄧㄏㄨㄥ777'],
    groups: ['極光電子', 'Aurora Slots'],
  },
  {
    gid: 'wheel',
    names: ['渾天輪盤', 'Celestial Roulette', '輪盤'],
    readings: [
      'huntianlunpan',
      'htlp',
      'ㄏㄨㄣㄊㄧㄢㄌㄨㄣㄆㄢ',
      'ㄏㄊㄌㄆ',
      'lunpan',
      'lp',
      'ㄌㄨㄣㄆㄢ',
      'ㄌㄆ',
    ],
    groups: ['極光桌遊', 'Aurora Tables'],
  },
  {
    gid: 'mines',
    names: ['礦坑尋寶', 'Gem Mines', '踩地雷'],
    readings: ['kuangkengxunbao', 'kkxb', 'ㄎㄨㄤㄎㄥㄒㄩㄣㄅㄠ', 'ㄎㄎㄒㄅ'],
    groups: ['極光即時', 'Aurora Instant'],
  },
]
const games = prepareSearch({
  list,
  simplified: { 龙: '龍', 门: '門', 宝: '寶', 轮: '輪', 盘: '盤', 极: '極', 电: '電' },
  homophones: [
    '龍隆籠',
    '門們悶',
    '寶保飽',
    '藏葬蒼',
    '輪倫論',
    '盤磐',
    '極擊',
    '光廣',
    '電店',
    '子紫',
    '踩採',
  ],
})
const find = (text: string) => searchGames(games, text)

describe('the lobby’s search finds a game', () => {
  it.each([
    ['its Chinese name', '龍門寶藏', 'dragon'],
    ['a part of it', '寶藏', 'dragon'],
    ['its English name in any case', 'dRAGON gate', 'dragon'],
    ['a word of it', 'gate', 'dragon'],
    ['full-width letters', 'ＤＲＡＧＯＮ', 'dragon'],
    ['an alias', '踩地雷', 'mines'],
    ['pinyin', 'longmen', 'dragon'],
    ['pinyin with spaces', 'long men bao zang', 'dragon'],
    ['pinyin with tone marks', 'lóng mén bǎo zàng', 'dragon'],
    ['pinyin with tone digits', 'long2men2bao3zang4', 'dragon'],
    ['initials of pinyin', 'kkxb', 'mines'],
    ['zhuyin with tones', 'ㄌㄨㄥˊ ㄇㄣˊ', 'dragon'],
    ['zhuyin without tones', 'ㄌㄨㄥㄇㄣ', 'dragon'],
    ['initials of zhuyin', 'ㄏㄊㄌㄆ', 'wheel'],
    ['zhuyin on a keyboard set to English', 'xjp6q06', 'wheel'],
    ['digits of its name', '777', 'neon'],
    ['a wrong character', '龍門寶葬', 'dragon'],
    ['another character of the same sound', '隆門', 'dragon'],
    ['the sound of every character', '籠悶保葬', 'dragon'],
    ['the sound of a part', '保葬', 'dragon'],
    ['simplified characters', '龙门', 'dragon'],
    ['simplified and traditional ones', '轮盤', 'wheel'],
    ['a simplified one and a sound', '龙們', 'dragon'],
    ['the sound of an alias', '採地雷', 'mines'],
    ['a missing letter', 'roulete', 'wheel'],
    ['a letter too many', 'minnes', 'mines'],
    ['another letter', 'dragin', 'dragon'],
    ['two letters swapped', 'dargon', 'dragon'],
    ['a slip in pinyin', 'longmenbaozan', 'dragon'],
    ['two slips in a long word', 'celestail rouelte', 'wheel'],
  ])('by %s: %s', (_what, text, gid) => {
    expect(find(text)[0]).toBe(gid)
  })
})

describe('the lobby’s search', () => {
  it('lists every game of an alias or a platform, in lobby order', () => {
    expect(find('老虎機')).toEqual(['dragon', 'neon'])
    expect(find('aurora tables')).toEqual(['wheel'])
  })

  it('finds a platform by simplified characters and by sound', () => {
    expect(find('极光电子')).toEqual(['dragon', 'neon'])
    expect(find('擊廣店紫')).toEqual(['dragon', 'neon'])
  })

  it('goes by sound only where nothing fits as it was typed', () => {
    const alike = prepareSearch({
      list: [
        { gid: 'sound', names: ['隆門'], readings: [], groups: [] },
        { gid: 'name', names: ['新龍門'], readings: [], groups: [] },
      ],
      simplified: {},
      homophones: ['龍隆'],
    })
    expect(searchGames(alike, '龍門')).toEqual(['name'])
  })

  it('finds a single character by its sound only where a name begins', () => {
    expect(find('隆')).toEqual(['dragon'])
    expect(find('葬')).toEqual([])
  })

  it('puts the name before its parts, and parts before the platform', () => {
    const [first] = searchGames(
      prepareSearch({
        list: [
          { gid: 'group', names: ['a'], readings: [], groups: ['輪盤館'] },
          { gid: 'part', names: ['歐式輪盤'], readings: [], groups: [] },
          { gid: 'name', names: ['輪盤'], readings: [], groups: [] },
        ],
        ...noSlips,
      }),
      '輪盤',
    )
    expect(first).toBe('name')
  })

  it('allows no slip where something fits as it was typed', () => {
    expect(find('lunpan')).toEqual(['wheel'])
  })

  it.each(['', '   ', '！？', '麻將館', 'poker', 'zz', '龍x'])('finds nothing for %j', (text) => {
    expect(find(text)).toEqual([])
  })
})

it.each([
  ['dragon', 'xxdragonxx', 0],
  ['dargon', 'dragon', 1],
  ['drgon', 'dragon', 1],
  ['dragoon', 'dragon', 1],
  ['drxgon', 'dragon', 1],
  ['abc', '', 3],
])('slips from %s to a part of %j: %i', (query, text, slips) => {
  expect(slipsWithin(query, text)).toBe(slips)
})
