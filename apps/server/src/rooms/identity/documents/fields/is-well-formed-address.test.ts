import { expect, it } from 'vitest'
import { isWellFormedAddress } from './is-well-formed-address.ts'

it.each([
  '臺北市文山區樟新里12鄰木新路三段282巷4弄19號六樓之2',
  '臺灣省彰化縣鹿港鎮洛津里3鄰中山路128號',
  '新竹縣竹北市北崙里025鄰光明六路東二段75號8樓',
  '高雄市鼓山區龍子里20鄰美術東四路215號9樓',
  '花蓮縣秀林鄉富世村5鄰復興18號',
  '臺中縣豐原市中正里自強新村臨7號',
  '新北市板橋區文化路一段信義巷5弄12之3號',
  '臺北市大安區羅斯福路二段十號地下一樓',
  '臺中市西區公益路10號5樓之1',
])('%s has the form of an address', (address) => {
  expect(isWellFormedAddress(address)).toBe(true)
})

it.each([
  ['its last row is missing', '臺北市文山區樟新里12鄰木新路'],
  ['its county is missing', '文山區樟新里12鄰木新路三段19號'],
  ['words stand before the township', '臺北市役刑文山區木新路19號'],
  ['words stand within a road', '臺北市文山區役刑木新路19號'],
  ['words stand behind a road', '臺北市文山區木新路役刑19號'],
  ['words stand behind a house', '臺北市文山區木新路19號役刑'],
  ['words stand between a number and its unit', '臺北市文山區木新路19役刑號'],
])('%s: %s has not', (_, address) => {
  expect(isWellFormedAddress(address)).toBe(false)
})

it('nor has one with a misread label anywhere in it', () => {
  const address = [...'臺中市西區公益里12鄰公益路二段15巷3號六樓之2']
  for (const words of ['役刑', '國藉', '姓各', '他址'])
    for (let at = 0; at <= address.length; at += 1) {
      const labelled = address.toSpliced(at, 0, words).join('')
      expect([labelled, isWellFormedAddress(labelled)]).toEqual([labelled, false])
    }
})

it.each(['之1', '之111樓', '地下1樓', '甲1之1'])(
  'is answered at once, however often %s is repeated',
  (part) => {
    for (const times of [8, 60])
      expect(isWellFormedAddress(`臺北市大安區中山路1號${part.repeat(times)}X`)).toBe(false)
  },
)
