import { isRoadName } from '../lexicons/road-names.ts'
import { behindTownship } from './correct-place-name.ts'

/** The name of a village, an estate or a lane: so many letters, none of them a unit’s. */
const NAME = '[^\\d路街段巷弄號樓鄰—-]{1,3}'
/** 12, 12之3, 臨12, 附12. */
const NUMBER = '[臨附甲乙丙丁]?[\\d一二三四五六七八九十百]+(?:[之\\-—][\\d一二三四五六七八九十]+)?'
const LANES = `(?:(?:${NAME}|${NUMBER})巷)?(?:${NUMBER}[弄衖])?`
/** Parts of a house’s number at most: without a limit their texts divide in so many ways that one photo would take hours. */
const PARTS = 4
/** Letters that no address has. */
const LONGEST = 60
/** A village, a neighbourhood; a road with its section, or an estate; lanes, a house, a floor. */
const WELL_FORMED = new RegExp(
  `^(?:${NAME}[村里])?(?:${NUMBER}鄰)?` +
    `(?:([^\\d路街段巷弄號樓鄰—-]+)(?:路|街|大道)(?:[東西南北]?${NUMBER}段)?${LANES}|${LANES}(?:${NAME}(?:新村|社區)?)?)` +
    `${NUMBER}號(?:之${NUMBER}|(?:地下)?${NUMBER}[樓室戶]){0,${PARTS}}$`,
  'u',
)
/** Longer names of roads are on a list. */
const LONGEST_ROAD = 3
/** 東四路 and 六路 are parts of one road. */
const PART_OF_ROAD = /[東西南北一二三四五六七八九十]+$/u

/**
 * Whether an address is a city or county, a township of it, and names and numbers with their units: words that belong to none of
 * them are of another print, such as a label that was misread.
 */
export function isWellFormedAddress(address: string): boolean {
  if (address.length > LONGEST) return false
  const found = WELL_FORMED.exec(behindTownship(address) ?? '')
  if (found === null) return false
  const [, road = ''] = found
  return [...road.replace(PART_OF_ROAD, '')].length <= LONGEST_ROAD || isRoadName(road)
}
