export interface OperatorCommand {
  readonly action: string | undefined
  readonly operator: string
  readonly reason: string
  /** The action's input as typed. */
  readonly typed: Readonly<Record<string, string>>
}

/** Reads a request for help (none, `help [action]`, `<action> --help`): the action's name, or '' for the list. Undefined for a command. */
export function parseHelpRequest(args: readonly string[]): string | undefined {
  const [first, second] = args
  if (first === undefined || first === 'help' || first === '--help') return second ?? ''
  return args.includes('--help') ? first : undefined
}

/** Reads `<action> --reason "…" [--as name] [--field value …]`. Throws an error to show when a flag has no value. */
export function parseArguments(args: readonly string[]): OperatorCommand {
  const [first, ...rest] = args
  const action = first?.startsWith('--') === false ? first : undefined
  const flags = action === undefined ? args : rest
  const values: Record<string, string> = {}
  for (let index = 0; index < flags.length; index += 2) {
    const [flag, value] = [flags[index] ?? '', flags[index + 1]]
    if (!/^--[A-Za-z_]+$/.test(flag) || value === undefined)
      throw new Error(`expected --field value, not "${flag}"`)
    values[flag.slice(2)] = value
  }
  const { as: operator = 'admin', reason = '', ...typed } = values
  return { action, operator, reason, typed }
}
