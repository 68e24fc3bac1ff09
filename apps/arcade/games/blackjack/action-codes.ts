import type { BlackjackAction, HandAction } from './schemas.ts'

const CODES: Readonly<Record<HandAction, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  surrender: 'r',
}
const KINDS = Object.entries(CODES) as [HandAction, string][]

/** Writes actions as codes joined by dots: `i02` insures spots 0 and 2, `i` none; `h0` hits hand 0; `s` stands, `d` doubles, `p` splits, `r` surrenders. */
export const writeActions = (actions: readonly BlackjackAction[]): string =>
  actions
    .map((action) =>
      action.kind === 'insurance' ? `i${action.spots.join('')}` : `${CODES[action.kind]}${action.hand}`,
    )
    .join('.')

/** Reads what `writeActions` wrote; null for anything else. */
export function readActions(text: string): BlackjackAction[] | null {
  const actions: BlackjackAction[] = []
  for (const code of text.split(/[^a-z0-9]+/i).filter((part) => part !== '')) {
    const action = readAction(code.toLowerCase())
    if (action === null) return null
    actions.push(action)
  }
  return actions
}

function readAction(code: string): BlackjackAction | null {
  if (/^i[0-2]{0,3}$/.test(code)) return { kind: 'insurance', spots: Array.from(code.slice(1), Number) }
  const [kind] = KINDS.find(([, letter]) => code.startsWith(letter)) ?? []
  const hand = code.slice(1)
  return kind === undefined || !/^\d{1,2}$/.test(hand) ? null : { kind, hand: Number(hand) }
}
