import type { TextLine } from '../../../../providers/ocr/index.ts'
import { type FoundAccountNumber, findAccountNumbers } from './find-account-numbers.ts'
import { findBanks } from './find-banks.ts'

/** Minimum OCR confidence. A number without a check digit also needs the same result in two passes. */
const MIN_CONFIDENCE_CHECKED = 0.75
const MIN_CONFIDENCE_UNCHECKED = 0.85
const REQUIRED_AGREEMENT = 2

export interface RecognizedCard {
  readonly bankNum: string | null
  readonly bankCode: string | null
  readonly isChecked: boolean
  readonly confidence: number
}

/** Combines the OCR passes of one photo. A field without a certain and unanimous result is null. */
export function evaluateReadings(
  readings: readonly (readonly TextLine[])[],
  isBank: (code: string) => boolean,
): RecognizedCard {
  const perReading = readings.map((lines) => findAccountNumbers(lines, isBank))
  const number = singleOrUndefined(certainNumbers(perReading))
  const prefixes = perReading
    .flat()
    .flatMap(({ bankCode, digits }) => (bankCode !== null && digits === number?.digits ? [bankCode] : []))
  const banks = new Set([...prefixes, ...readings.flatMap(findBanks).filter(isBank)])
  const bankCode = banks.size === 1 ? ([...banks][0] ?? null) : null
  return {
    bankNum: number?.digits ?? null,
    bankCode,
    isChecked: number?.isChecked ?? false,
    confidence: number?.confidence ?? 0,
  }
}

function certainNumbers(perReading: readonly (readonly FoundAccountNumber[])[]): FoundAccountNumber[] {
  const best = new Map<string, FoundAccountNumber & { readonly seen: number }>()
  for (const numbers of perReading) {
    const byDigits = new Map(numbers.map((number) => [number.digits, number]))
    for (const number of byDigits.values()) {
      if (number.confidence < (number.isChecked ? MIN_CONFIDENCE_CHECKED : MIN_CONFIDENCE_UNCHECKED)) continue
      const before = best.get(number.digits)
      const confidence = Math.max(number.confidence, before?.confidence ?? 0)
      best.set(number.digits, { ...number, confidence, seen: (before?.seen ?? 0) + 1 })
    }
  }
  const all = [...best.values()]
  const checked = all.filter(({ isChecked }) => isChecked)
  return checked.length > 0 ? checked : all.filter(({ seen }) => seen >= REQUIRED_AGREEMENT)
}

const singleOrUndefined = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined
