import type { GameNames } from '../../../src/games/game-module.ts'

/** What keys of a desktop's keyboard do in a game. */
export interface KeyBinding {
  /** Names as `keyName` gives them; several do the same, or choose one of a row (`1` to `6`). */
  readonly keys: readonly string[]
  readonly does: GameNames
}

/** The keys of a game by what they do. The page's controls act on them, and its info page lists them. */
export type GameKeys = Readonly<Record<string, KeyBinding>>

/** The name of a pressed key, the same on every layout: `Space`, `Enter`, `ArrowUp`, `A`, `7`, `-`. */
export function keyName({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  const plain = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]
  if (plain !== undefined) return plain
  if (key === ' ' || code === 'Space') return 'Space'
  if (key === '=') return '+'
  return key.length === 1 ? key.toUpperCase() : key
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  '-': '−',
}

/** The keys of a binding as the info page writes them: `Space / Enter`, `1–6`. */
export function keyLabel(keys: readonly string[], space: string): string {
  const [first] = keys
  const last = keys.at(-1)
  if (keys.length > 2 && keys.every((key, index) => key === `${Number(first) + index}`))
    return `${first}–${last}`
  return keys.map((key) => (key === 'Space' ? space : (SIGNS[key] ?? key))).join(' / ')
}

/** The stake by its steps. */
export const stakeKeys = {
  less: { keys: ['ArrowDown', '-'], does: { 'zh-TW': '減少投注', en: 'Decrease bet' } },
  more: { keys: ['ArrowUp', '+'], does: { 'zh-TW': '增加投注', en: 'Increase bet' } },
} as const satisfies GameKeys

/** A slot: the spin and its stake. */
export const slotKeys = {
  play: {
    keys: ['Space', 'Enter'],
    does: { 'zh-TW': '旋轉；旋轉時加快', en: 'Spin; speed up the spin' },
  },
  ...stakeKeys,
} as const satisfies GameKeys

/** The chips in hand, and corrections of those on the table. */
export const chipKeys = {
  chip: { keys: ['1', '2', '3', '4', '5', '6'], does: { 'zh-TW': '選擇籌碼', en: 'Choose a chip' } },
  undo: { keys: ['U'], does: { 'zh-TW': '復原', en: 'Undo' } },
  clear: { keys: ['C'], does: { 'zh-TW': '清除', en: 'Clear' } },
  double: { keys: ['X'], does: { 'zh-TW': '加倍', en: 'Double' } },
} as const satisfies GameKeys

export const repeatKey = {
  repeat: { keys: ['R'], does: { 'zh-TW': '同上局', en: 'Repeat last bets' } },
} as const satisfies GameKeys
