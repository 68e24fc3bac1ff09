import {
  type PlayerRow,
  readPlayerByAccount,
  readPlayerByEmail,
  readPlayerByPhone,
} from '../players/player-queries.ts'
import type { AccountDb } from '../tables.ts'

const AREA_CODE = '886'

/** A typed login name. The three kinds cannot overlap. `text` is normalized and is the key that attempts are counted by. */
export interface LoginName {
  readonly kind: 'account' | 'phone' | 'email'
  readonly text: string
}

/** Account names begin with a letter and have no `@`; a phone may contain spaces, dashes, brackets or `+886`. */
export function parseLoginName(typed: string): LoginName {
  if (typed.includes('@')) return { kind: 'email', text: typed.toLowerCase() }
  const digits = typed.replace(/[\s()-]/g, '').replace(/^(\+|00)?886(?=9)/, '0')
  if (/^09\d{8}$/.test(digits)) return { kind: 'phone', text: digits }
  return { kind: 'account', text: typed.toLowerCase() }
}

export function readPlayerByLoginName(
  db: AccountDb,
  { kind, text }: LoginName,
): Promise<PlayerRow | undefined> {
  if (kind === 'phone') return readPlayerByPhone(db, AREA_CODE, text)
  return kind === 'email' ? readPlayerByEmail(db, text) : readPlayerByAccount(db, text)
}
