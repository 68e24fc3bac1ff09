/** Splits a typed line into arguments; quotes keep what they hold together: `edit-site --name '{"en": "A b"}'`. */
export function splitLine(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  )
}
