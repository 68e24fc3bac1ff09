import type { PlatformTransfer, TransferStatus } from '@gamehall/contract/games'
import type { Tone } from '@gamehall/ui/data-display/status-pill.tsx'
import type { TransfersText } from './transfers-text.ts'

type State = { readonly word: 'working' | 'asking' | 'manual' | 'done' | 'failed'; readonly tone: Tone }

const states: Readonly<Record<TransferStatus, State>> = {
  SENT: { word: 'working', tone: 'wait' },
  UNKNOWN: { word: 'asking', tone: 'info' },
  MANUAL: { word: 'manual', tone: 'warn' },
  SUCCESS: { word: 'done', tone: 'win' },
  FAILED: { word: 'failed', tone: 'neutral' },
  RELEASED: { word: 'failed', tone: 'neutral' },
}

/** The label and tone of a transfer’s state (MONEY.md). A failed transfer is returned (in) or not transferred (out). */
export function transferState(
  text: TransfersText,
  { status, direction }: Pick<PlatformTransfer, 'status' | 'direction'>,
): { readonly label: string; readonly tone: Tone } {
  const { word, tone } = states[status]
  const label = word === 'failed' ? text[direction === 'in' ? 'returned' : 'kept'] : text[word]
  return { label, tone }
}

/** The text about what happens next, or about the result. */
export function nextStepText(
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

/** The amount with its sign from the main wallet’s side: a transfer to a platform is negative. */
export function signedAmount({ amount, direction }: Pick<PlatformTransfer, 'amount' | 'direction'>): string {
  return direction === 'in' ? `-${amount}` : amount
}
