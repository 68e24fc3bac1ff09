import type { Rule } from '../rule.ts'
import { isTest } from '../tree.ts'
import { scanLines } from './scan-lines.ts'

const places =
  /^(apps\/player\/src\/.*\.(css|tsx)|packages\/ui\/src\/(?!art\/|icons\/|theme\/tokens\.css).*\.(css|tsx))$/
const literal =
  /(?<![\w&/(-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-/])|\b(?:rgba?|hsla?|oklch)\((?!from\b)[\d.]/gi
// A mask has opacity only: its colours are never seen.
const mask = /^\s*(?:-webkit-)?mask[\w-]*:.*$/gm

/** Colours come from the tokens, so that both themes and every brand hold. */
export const colours: Rule = {
  name: 'colours',
  *check({ files }) {
    for (const file of files) {
      if (!places.test(file.path) || isTest(file.path)) continue
      const seen = { path: file.path, text: file.text.replaceAll(mask, '') }
      yield* scanLines(
        seen,
        literal,
        (found) => `raw colour ${found}: use a token of packages/ui/src/theme/tokens.css (var(--…))`,
      )
    }
  },
}
