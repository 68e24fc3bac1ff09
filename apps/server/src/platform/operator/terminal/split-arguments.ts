/** Splits a typed line into arguments; quoted text is one argument: `edit-site --name '{"en": "A b"}'`. */
export function splitArguments(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  )
}
