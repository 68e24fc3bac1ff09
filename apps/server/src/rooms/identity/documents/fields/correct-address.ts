import { isWellFormedAddress } from './is-well-formed-address.ts'

/** What readers make of 號 behind the last number. */
const MISREAD_END = /(?<=\d)[^\d號樓室戶巷弄鄰之衖]$/u
/** A number in words may go on in another row. */
const LOST_END = /\d$/u
/** What they see between two rows: a hyphen stands between numbers only. */
const [HYPHEN, BEFORE_HYPHEN] = [/(?<=\D)[-—](?=\D)/gu, /(?<=[鄰村里])\D[-—](?=\D)/gu]

/** An address of which the form of one says what was lost or added: 號 at its end, or a hyphen between words. The rest stays. */
export function correctAddress(address: string): string {
  if (isWellFormedAddress(address)) return address
  const ways = [
    address.replace(MISREAD_END, '號'),
    address.replace(LOST_END, '$&號'),
    address.replace(BEFORE_HYPHEN, ''),
    address.replace(HYPHEN, ''),
  ]
  return ways.find((one) => one !== address && isWellFormedAddress(one)) ?? address
}
