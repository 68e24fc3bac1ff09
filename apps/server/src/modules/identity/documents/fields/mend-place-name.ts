import { townshipsOf } from './townships.ts'

/** Cities and counties as ID cards have them, those renamed since among them. */
const COUNTIES =
  '臺北市 新北市 桃園市 臺中市 臺南市 高雄市 基隆市 新竹市 嘉義市 新竹縣 苗栗縣 彰化縣 南投縣 雲林縣 嘉義縣 屏東縣 宜蘭縣 花蓮縣 臺東縣 澎湖縣 金門縣 連江縣 臺北縣 桃園縣 臺中縣 臺南縣 高雄縣'.split(
    ' ',
  )
const PROVINCES = /^(臺灣省|福建省)/
const LENGTH = 3

const differences = (one: string, other: string): number =>
  [...one].filter((letter, at) => letter !== other.charAt(at)).length

/** A village’s number is of its 鄰, when it is not already of a house, a lane or a street. */
const NEIGHBOURHOOD = /(?<=[里村]\d{1,3})[^\d鄰號巷弄之樓街路衖-](?=\p{Script=Han})/u

/**
 * A place or an address whose city or county, or the township in it, has one letter misread, mended where it can only be one; `-段` or
 * `路段`, the reader’s views of 一段; and 鄰, of which it knows many others. Everything else stays.
 */
export function mendPlaceName(text: string): string {
  const written = text
    .replaceAll('台', '臺')
    .replace(/[-—](?=段)|(?<=[路街道])(?=段)/g, '一')
    .replace(NEIGHBOURHOOD, '鄰')
  const province = PROVINCES.exec(written)?.[0] ?? ''
  const rest = written.slice(province.length)
  const head = rest.slice(0, LENGTH)
  const county = COUNTIES.includes(head)
    ? head
    : onlyOne(COUNTIES.filter((name) => differences(name, head) === 1))
  if (county === null) return written
  return province + county + mendTownship(rest.slice(LENGTH), townshipsOf(county))
}

const onlyOne = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null)

/** The township that an address goes on with, one letter of it misread or lost, but not the last: 區, 市, 鎮 or 鄉. */
function mendTownship(text: string, townships: readonly string[]): string {
  if (townships.some((name) => text.startsWith(name))) return text
  const changed = townships.filter(
    (name) =>
      text.charAt(name.length - 1) === name.slice(-1) && differences(name, text.slice(0, name.length)) === 1,
  )
  const lost = townships.filter((name) =>
    [...name.slice(0, -1)].some((_, at) => text.startsWith(name.slice(0, at) + name.slice(at + 1))),
  )
  const meant = onlyOne([...new Set([...changed, ...lost])])
  if (meant === null) return text
  return meant + text.slice(lost.includes(meant) ? meant.length - 1 : meant.length)
}

/** Whether it begins with a city or a county. */
export function isPlaceName(text: string): boolean {
  const rest = text.replace(PROVINCES, '')
  return COUNTIES.some((county) => rest.startsWith(county))
}
