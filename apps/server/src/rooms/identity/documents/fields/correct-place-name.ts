import { isRoadName } from '../lexicons/road-names.ts'
import { townshipsOf } from '../lexicons/townships.ts'

/** Cities and counties as printed on ID cards, including former names. */
const COUNTIES =
  '臺北市 新北市 桃園市 臺中市 臺南市 高雄市 基隆市 新竹市 嘉義市 新竹縣 苗栗縣 彰化縣 南投縣 雲林縣 嘉義縣 屏東縣 宜蘭縣 花蓮縣 臺東縣 澎湖縣 金門縣 連江縣 臺北縣 桃園縣 臺中縣 臺南縣 高雄縣'.split(
    ' ',
  )
const PROVINCES = /^(臺灣省|福建省)/
const LENGTH = 3

/** What readers see at a border before a place, or the words of a label that was misread. */
const STRAY = new RegExp(`^.{1,8}?(?=(臺灣省|福建省)?(${COUNTIES.join('|')}))`, 'u')

const differences = (one: string, other: string): number =>
  [...one].filter((letter, at) => letter !== other.charAt(at)).length

/**
 * The character after a village’s number is 鄰, unless the number belongs to a house, lane or street; or the first of a road, and
 * 鄰 was lost.
 */
const NEIGHBOURHOOD =
  /(?<=[里村]\d{1,3})([^\d鄰號巷弄之樓街路衖-])(?=\p{Script=Han})((?:\p{Script=Han}{1,3}(?=[路街]))?)/u
/** No village has so many: readers take a round digit for the 0 before two others. */
const TOO_MANY = /(?<=[里村])[35689](?=\d{2}鄰)/u
/** Readers lose it where a row ends. */
const LOST_NEIGHBOURHOOD = /(?<=[里村]\d{1,3})(?=(?!鄰|號|巷|弄|之|樓|街|路|衖)\p{Script=Han})/u

/** Between an alley’s number and a house’s stands 弄, between a house’s and a floor’s 號. */
const LANE = /(?<=\d巷\d{1,3})[^\d弄號之樓衖-](?=\d{1,4}[號之])/u
const HOUSE = /(?<=[巷弄路街段里村鄰]\d{1,4})[^\d弄巷號之樓衖-](?=\d{1,2}樓)/u

/**
 * Corrects a place or address: a misread character in the city, county or township where only one correction fits; `-段`
 * and `路段`, which OCR reads for 一段; and 鄰, 弄 and 號 between numbers. The rest stays.
 */
export function correctPlaceName(text: string): string {
  const written = text
    .replaceAll('台', '臺')
    .replace(/^.?灣省/u, '臺灣省')
    .replace(/^.?建省/u, '福建省')
    .replace(/[-—](?=[段路街])|(?<=[路街道])(?=段)/g, '一')
    .replace(NEIGHBOURHOOD, (_, first: string, more: string) =>
      isRoadName(first + more) ? `鄰${first}${more}` : `鄰${more}`,
    )
    .replace('鄰鄰', '鄰')
    .replace(LOST_NEIGHBOURHOOD, '鄰')
    .replace(TOO_MANY, '0')
    .replace(LANE, '弄')
    .replace(HOUSE, '號')
  const begun = isPlaceName(written) ? written : written.replace(STRAY, '')
  const province = PROVINCES.exec(begun)?.[0] ?? ''
  const rest = withCountyBegun(begun.slice(province.length))
  const head = rest.slice(0, LENGTH)
  const county = COUNTIES.includes(head)
    ? head
    : likeliestOf(
        COUNTIES.filter((name) => differences(name, head) === 1),
        rest.slice(LENGTH),
      )
  if (county === null) return written
  return province + county + mendTownship(rest.slice(LENGTH), townshipsOf(county))
}

/** The only county, or, of a whole address, the only one with the township and a village that follow. */
const likeliestOf = (counties: readonly string[], rest: string): string | null =>
  onlyOne(counties) ??
  onlyOne(
    counties.filter((name) =>
      townshipsOf(name).some(
        (township) => rest.startsWith(township) && VILLAGE.test(rest.slice(township.length)),
      ),
    ),
  )
const VILLAGE = /^\p{Script=Han}{1,4}[村里]/u

/** A county that has lost its first letter or its last, or has one too many, known by its township. */
function withCountyBegun(text: string): string {
  if (isPlaceName(text)) return text
  const longer = [...text.slice(0, LENGTH + 1)]
    .map((_, at) => text.slice(0, at) + text.slice(at + 1))
    .filter((shorter) =>
      townshipsOf(shorter.slice(0, LENGTH)).some((township) => shorter.startsWith(township, LENGTH)),
    )
  const mended = onlyOne([...new Set(longer)])
  if (mended !== null) return mended
  const begun = COUNTIES.filter(
    (name) =>
      text.startsWith(name.slice(1)) &&
      townshipsOf(name).some((township) => text.startsWith(township, LENGTH - 1)),
  )
  const name = onlyOne(begun)
  if (name !== null) return name + text.slice(LENGTH - 1)
  const unended = onlyOne(
    COUNTIES.filter(
      (county) =>
        text.startsWith(county.slice(0, -1)) &&
        townshipsOf(county).some((township) => text.startsWith(township, LENGTH - 1)),
    ),
  )
  return unended === null ? text : unended + text.slice(LENGTH - 1)
}

const onlyOne = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null)

/** Corrects one misread or missing character of the township. */
function mendTownship(text: string, townships: readonly string[]): string {
  if (townships.some((name) => text.startsWith(name))) return text
  const changed = townships.filter(
    (name) =>
      text.charAt(name.length - 1) === name.slice(-1) && differences(name, text.slice(0, name.length)) === 1,
  )
  const lost = townships.filter((name) =>
    [...name].some(
      (_, at) =>
        (at < name.length - 1 || name.length > LENGTH - 1) &&
        text.startsWith(name.slice(0, at) + name.slice(at + 1)),
    ),
  )
  const meant = onlyOne([...new Set([...changed, ...lost])])
  if (meant === null) return text
  return meant + text.slice(lost.includes(meant) ? meant.length - 1 : meant.length)
}

/** Whether the text begins with a city or county. */
export function isPlaceName(text: string): boolean {
  const rest = text.replace(PROVINCES, '')
  return COUNTIES.some((county) => rest.startsWith(county))
}

/** A township whose city or county no longer exists has any name. */
const TOWNSHIP = /^\p{Script=Han}{1,3}[鄉鎮市區]/u

/** What stands behind a city or county and its township; null where a text does not begin with both. */
export function behindTownship(text: string): string | null {
  const behind = text.replace(PROVINCES, '')
  const county = COUNTIES.find((name) => behind.startsWith(name))
  if (county === undefined) return null
  const inCounty = behind.slice(LENGTH)
  const listed = townshipsOf(county)
  const township =
    listed.length === 0 ? TOWNSHIP.exec(inCounty)?.[0] : listed.find((name) => inCounty.startsWith(name))
  return township === undefined ? null : inCounty.slice(township.length)
}

/** A birthplace without words of another print behind it. */
export function withoutRest(place: string): string {
  const county = PLACES.findLast((name) => place.startsWith(name)) ?? ''
  const rest = place.slice(county.length)
  return county === '' || TOWNSHIP.test(rest) ? place : county
}

/** Whether the text is a city or county, or a township of one, and nothing else. */
export const isWholePlace = (text: string): boolean => isCounty(text) || behindTownship(text) === ''

/** Whether the text is a city or county and nothing else. */
export const isCounty = (text: string): boolean => COUNTIES.includes(text.replace(PROVINCES, ''))

/** All that an ID card can name as a birthplace. */
export const PLACES: readonly string[] = [
  ...COUNTIES,
  ...COUNTIES.map((county) => `臺灣省${county}`),
  '福建省金門縣',
  '福建省連江縣',
]
