import type { PlatformTransfer, TransferStatus } from '@gamehall/contract/games'
import type { Tone } from '@gamehall/ui/status-pill.tsx'
import type { TransfersText } from './transfers-text.ts'

type State = { readonly word: 'working' | 'asking' | 'manual' | 'done' | 'failed'; readonly tone: Tone }

const states: Readonly<Record<TransferStatus, State>> = {
  CREATED: { word: 'working', tone: 'wait' },
  HELD: { word: 'working', tone: 'wait' },
  SENT: { word: 'working', tone: 'wait' },
  UNKNOWN: { word: 'asking', tone: 'info' },
  MANUAL: { word: 'manual', tone: 'warn' },
  SUCCESS: { word: 'done', tone: 'win' },
  FAILED: { word: 'failed', tone: 'neutral' },
  RELEASED: { word: 'failed', tone: 'neutral' },
}

/** MONEY.md's states in a word: what failed is money back in the main wallet, or still at the platform. */
export function transferState(
  text: TransfersText,
  { status, direction }: Pick<PlatformTransfer, 'status' | 'direction'>,
): { readonly label: string; readonly tone: Tone } {
  const { word, tone } = states[status]
  const label = word === 'failed' ? text[direction === 'in' ? 'returned' : 'kept'] : text[word]
  return { label, tone }
}

/** What happens to the money next, or what became of it. */
export function nextWords(
  text: TransfersText,
  { status, direction }: Pick<PlatformTransfer, 'status' | 'direction'>,
): string {
  const { word } = states[status]
  const isIn = direction === 'in'
  if (word === 'working') return text.nextWorking
  if (word === 'asking') return text.nextAsking
  if (word === 'manual') return text.nextManual
  if (word === 'done') return isIn ? text.nextInDone : text.nextOutDone
  return isIn ? text.nextReturned : text.nextKept
}

/** A transfer as the main wallet sees it: what goes to a platform leaves it. */
export function signedAmount({ amount, direction }: Pick<PlatformTransfer, 'amount' | 'direction'>): string {
  return direction === 'in' ? `-${amount}` : amount
}
