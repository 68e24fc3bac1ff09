import { useLanguage } from '@gamehall/ui/i18n/labels.tsx'
import type { Text } from './define-text.ts'

/** Returns the texts in the page's language. */
export function useText<T>(text: Text<T>): T {
  return text[useLanguage()]
}
