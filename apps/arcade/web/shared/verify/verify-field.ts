import type { VerifyField } from '../frontend/game-frontend.ts'

/** A text of both languages that holds at least these keys. */
type TextWith<Key extends string> = Readonly<Record<'zh-TW' | 'en', { readonly [K in Key]: string }>>

/** A field whose label is the text of its key. `problem`: the key of the text that is shown when the field cannot be read. */
export function verifyField<Key extends string, Problem extends string>(
  text: TextWith<Key | Problem>,
  key: Key,
  problem: Problem,
  kind: 'text' | 'number',
): VerifyField {
  const { 'zh-TW': zh, en } = text
  return {
    key,
    label: { 'zh-TW': zh[key], en: en[key] },
    isNumber: kind === 'number',
    problem: { 'zh-TW': zh[problem], en: en[problem] },
  }
}

/** Whether a field holds an amount with at most two decimals. */
export const isAmount = (value: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(value)
