import { expect, it } from 'vitest'
import { isReservedNickname } from './reserved-nickname.ts'

const SITE = ['極光', 'Aurora', 'AURORA']
const isReserved = (nickname: string) => isReservedNickname(nickname, SITE)

it.each([
  ...['客服', '官方', '管理員', '系統', 'admin', 'administrator', 'support', 'official', 'gamehall'],
  ...['極光', 'Aurora', 'aurora'],
])('%s is reserved', (nickname) => expect(isReserved(nickname)).toBe(true))

it.each([
  ['case', 'ADMIN', 'GameHall', 'aDmIn'],
  ['full width', 'ａｄｍｉｎ', 'ＧａｍｅＨａｌｌ', '客　服'],
  ['spaces and punctuation', 'a d m i n', 'a.d-m_i·n', '官 方', '-客服-', '★Official★', '管・理・員'],
  [
    'digits and signs for letters',
    '0fficial',
    'offic1al',
    '@dm1n',
    'gamehal1',
    'supp0rt',
    'admln',
    '5upport',
  ],
  ['letters of other scripts and accents', 'аdmin', 'оffiсial', 'ádmín', 'ᴀᴅᴍɪɴ', 'Ａｄｍіn'],
  ['invisible letters', 'ad\u3164min', '客\u115f服'],
  ['simplified characters', '管理员', '系统'],
])('without regard to %s', (_, ...nicknames) => {
  expect(nicknames.filter((nickname) => !isReserved(nickname))).toEqual([])
})

it.each([
  ['numbers', '客服001', 'admin_01', 'admin123', '007admin', 'support24'],
  ['other words', 'Support Team', 'admin 小美', 'Mr. Admin', 'AdminKevin', 'myAdmin', '我是admin'],
  ['each other', 'GameHall官方', 'gamehallsupport', 'officialadmin', 'Aurora客服', 'auroraadmin'],
  ['titles', 'superadmin', 'SysAdmin', 'supportteam', 'theofficial'],
  [
    'Chinese',
    '客服小美',
    '線上客服小美',
    '官方公告',
    '非官方',
    '系統通知',
    'GameHall系統',
    '極光小編',
    '我愛極光',
  ],
])('next to %s', (_, ...nicknames) => {
  expect(nicknames.filter((nickname) => !isReserved(nickname))).toEqual([])
})

it.each([
  [
    'a longer Latin word',
    'badminton',
    'Badminton王',
    'BADMINTON',
    'supporter',
    'Supporter of FC',
    'unofficial',
  ],
  ['another', 'officially', 'administration', 'Gamehallmark', 'auroral', 'insupportable', 'A D Minor'],
  [
    'another Chinese word',
    '旅客服務',
    '顧客服裝',
    '縣官方便麵',
    '免疫系統',
    '太陽系統一',
    '追極光的人',
    '管理',
    '方官',
  ],
  [
    'a name',
    '小明',
    'Lucky Ming',
    'Kevin01',
    '玩家123456',
    'Player 123456',
    '王 小b明',
    '🎲',
    '客',
    '服務生',
  ],
])('%s is free', (_, ...nicknames) => {
  expect(nicknames.filter(isReserved)).toEqual([])
})

it('takes any name of a site, and one of a single character not as a word', () => {
  expect(isReservedNickname('Lucky-Palace 88', ['Lucky Palace', '福'])).toBe(true)
  expect(isReservedNickname('l u c k y palace', ['Lucky Palace'])).toBe(true)
  expect(isReservedNickname('luckypalaces', ['Lucky Palace'])).toBe(false)
  expect(isReservedNickname('福', ['福', '★', ''])).toBe(false)
  expect(isReservedNickname('極光Casino', ['極光 Casino'])).toBe(true)
  expect(isReservedNickname('Ace+', ['Ace (Casino) [1]'])).toBe(false)
})
