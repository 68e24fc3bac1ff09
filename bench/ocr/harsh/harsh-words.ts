import type { Random } from '../varied/varied-page.ts'

type Words = readonly [string, ...string[]]
const split = (text: string): Words => {
  const [first = '', ...others] = text.split(' ')
  return [first, ...others]
}

const TOWNS = split(
  '臺北市士林區 臺北市萬華區 臺北市文山區 新北市中和區 新北市新莊區 新北市蘆洲區 新北市鶯歌區 桃園市平鎮區 桃園市楊梅區 新竹縣竹東鎮 苗栗縣竹南鎮 臺中市南屯區 臺中市大里區 臺中市霧峰區 彰化縣鹿港鎮 彰化縣和美鎮 南投縣草屯鎮 雲林縣虎尾鎮 雲林縣西螺鎮 嘉義市西區 嘉義縣民雄鄉 臺南市中西區 臺南市新營區 高雄市苓雅區 高雄市楠梓區 高雄市岡山區 屏東縣潮州鎮 宜蘭縣羅東鎮 花蓮縣吉安鄉 臺東縣臺東市 澎湖縣馬公市 基隆市七堵區',
)
const VILLAGES = split(
  '忠勇里 福安里 永康里 東園里 頂埔里 溪洲里 龍山里 後港里 義學里 慈惠里 塗城里 北辰里 安東里 廣興里 南勢里 竹圍里',
)
const ROADS = split(
  '承德路 羅斯福路 西園路 興隆路 景平路 中原路 長安街 環南路 梅高路 長春路 民族街 公益路 塗城路 鹿草路 彰美路 碧山路 林森路 延平路 友愛街 建國路 府前路 新進路 三多路 楠梓新路 岡山路 延平路 純精路 吉安路 鐵花路 光復路 明德路 重新路 環河南路 莒光路 德惠街 瑞光路 永福路 青年路 鼎山街 大順路',
)
const PLACES = split(
  '臺灣省雲林縣 臺灣省屏東縣 臺南市 新竹縣 臺灣省苗栗縣 嘉義市 臺灣省臺東縣 澎湖縣 南投縣 臺灣省嘉義縣 宜蘭縣 臺北市',
)
const SECTIONS = split('一 二 三 四 五 六')

export const harshPlace = (random: Random): string => random.pick(PLACES)

/** An address of up to two lines. */
export function harshAddress(random: Random): string {
  const maybe = (share: number, text: () => string) => (random.next() < share ? text() : '')
  const neighbourhood = String(random.whole(1, 32))
  return [
    random.pick(TOWNS),
    random.pick(VILLAGES),
    `${random.next() < 0.5 ? neighbourhood : neighbourhood.padStart(3, '0')}鄰`,
    random.pick(ROADS),
    maybe(0.5, () => `${random.pick(SECTIONS)}段`),
    maybe(0.5, () => `${random.whole(2, 480)}巷`),
    maybe(0.3, () => `${random.whole(1, 45)}弄`),
    `${random.whole(1, 399)}號`,
    maybe(0.25, () => `之${random.whole(1, 12)}`),
    maybe(0.5, () => `${random.pick(['二', '三', '四', '2', '5', '6', '十二', '11'])}樓`),
    maybe(0.15, () => `之${random.whole(1, 5)}`),
  ].join('')
}

const SURNAMES = split(
  '鄞 竺 佟 臧 巫 涂 龔 柯 翁 賀 倪 祝 費 簡 江 游 童 邵 黎 陳 林 李 張 王 許 蔡 上官 諸葛 歐陽 范姜',
)
const GIVEN = split(
  '慈 翰 恬 澤 晏 瀅 芸 汶 蕙 謙 騰 瑩 昶 樺 詠 淳 泓 懿 嵐 棋 鎂 錡 琬 筑 亭 靖 奕 宥 楷 程 沁 柔 榆 凡 碩 毅 諺 勛 霖 均 緯 庭 樂 澄 苡 語 喬 蔓 珊 琪 豪 傑 源 峰 妤 蓁 晞 曦 旻 瑀 玹 媗 涴 珈 璇 甄 菀 鈞 鎧',
)

export function harshName(random: Random): string {
  const surname = random.pick(SURNAMES)
  const second = surname.length > 1 && random.next() < 0.4 ? '' : random.pick(GIVEN)
  return surname + random.pick(GIVEN) + (random.next() < 0.1 ? '' : second)
}

const LATIN = split(
  "TRAN_THI/KIM_LIEN MENDOZA/ANGELICA_ROSE VILLANUEVA/MARK_JOSEPH SUHARTO/BAMBANG LE/VAN_HUNG YAMADA/KENJI WATANABE/YUI ROBERTSON/EMILY_GRACE MACDONALD/IAN LEE/MIN_HO AQUINO/MARIA_FE_C. VON_WEBER/KLAUS D'SOUZA/ROHAN AL-FARSI/OMAR CRUZ/ANA HIDAYAT/NURUL_AINI CHAIYASIT/NIRAN PETROVA/IRINA GONZALEZ_RUIZ/LUIS WU/YI",
)
export function harshLatinName(random: Random): { surname: string; givenNames: string } {
  const [surname = '', givenNames = ''] = random.pick(LATIN).replaceAll('_', ' ').split('/')
  return { surname, givenNames }
}

const FAMILIES = split('AR_PL_UKai_TW AR_PL_UMing_TW cwTeXKai cwTeXMing Noto_Sans_CJK_TC Noto_Serif_CJK_TC')
const LATIN_FAMILIES = split('Liberation_Sans Liberation_Serif Carlito DejaVu_Sans Liberation_Sans_Narrow')

/** A typeface for Chinese print, with another one for Latin letters and digits in half of the documents. */
export function pickFamilies(random: Random): string {
  const chinese = random.pick(FAMILIES)
  return (random.next() < 0.5 ? `${random.pick(LATIN_FAMILIES)}, ${chinese}` : chinese).replaceAll('_', ' ')
}

/** A serial number as cards have them: digits only, or with one letter or two before. */
export const harshSerial = (random: Random, heads: readonly [string, ...string[]]): string => {
  const head = random.pick(heads)
  return head + random.digits(10 - head.length)
}
