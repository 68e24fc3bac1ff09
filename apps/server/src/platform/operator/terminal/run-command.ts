import type { AppContext } from '../../context/app-context.ts'
import { toRefusalEnvelope } from '../../http/envelope.ts'
import type { OperatorAction, OperatorIdentity } from '../action.ts'
import { findOperator } from '../operators.ts'
import { performAction } from '../perform-action.ts'
import { accountCommands } from './account-commands.ts'
import { askPasswords } from './ask-passwords.ts'
import { coerceInput } from './coerce-input.ts'
import { describeHelp } from './describe-actions.ts'
import { logInAtTerminal } from './log-in.ts'
import type { Terminal } from './open-terminal.ts'
import { type OperatorCommand, parseArguments, parseHelpRequest } from './parse-arguments.ts'
import { splitArguments } from './split-arguments.ts'

export const SHELL_COMMAND = 'shell'

export interface CommandContext {
  readonly ctx: AppContext
  readonly actions: readonly OperatorAction[]
  readonly terminal: Terminal
  /** Receives an action's output. */
  readonly print: (answer: string) => void
  readonly now: () => Date
}

/** Logs the operator in and runs the command, unless a password change or second factor is due first. Resolves to whether it succeeded. */
export async function runCommand(surroundings: CommandContext, command: OperatorCommand): Promise<boolean> {
  const { ctx, terminal, now } = surroundings
  const loggedIn = await logInAtTerminal(ctx, terminal, command.operator, now)
  if (loggedIn === null) return false
  const { operator, due } = loggedIn
  const action = command.action ?? ''
  if (due !== null && action !== due) {
    terminal.say(`First: npm run operator -- ${due} --as ${operator.name}`)
    return false
  }
  const own = accountCommands[action]
  if (own !== undefined) return own.run(ctx, terminal, operator.name, now)
  return action === SHELL_COMMAND
    ? runShell(surroundings, operator)
    : perform(surroundings, operator, command)
}

async function perform(
  { ctx, actions, terminal, print }: CommandContext,
  operator: OperatorIdentity,
  command: OperatorCommand,
): Promise<boolean> {
  const action = actions.find(({ name }) => name === command.action)
  if (action === undefined) {
    terminal.say(`No such action: ${command.action ?? ''}. "npm run operator -- help" lists them.`)
    return false
  }
  const typed = coerceInput(action.input, command.typed)
  const passwords = await askPasswords(action.input, command.typed, terminal)
  if (passwords === null) return false
  const input = { ...typed, ...passwords }
  const request = { action: action.name, input, reason: command.reason }
  const outcome = await performAction(ctx, actions, operator, request)
  print(JSON.stringify(outcome.ok ? outcome.data : toRefusalEnvelope(outcome, 'en'), null, 2))
  return outcome.ok
}

/** Runs one action per line under one login, until `exit` or the end of input; permissions are read again for each line. */
async function runShell(surroundings: CommandContext, { name }: OperatorIdentity): Promise<boolean> {
  const { ctx, terminal } = surroundings
  for (;;) {
    const line = await terminal.ask(`${name}> `)
    if (line === null || line.trim() === 'exit') return true
    const operator = await findOperator(ctx.db, name)
    if (operator === null || operator.permissions.length === 0) return false
    try {
      const words = splitArguments(line)
      const topic = parseHelpRequest(words)
      if (topic === undefined) await perform(surroundings, operator, parseArguments(words))
      else if (words.length > 0) terminal.say(describeHelp(surroundings.actions, topic) ?? 'No such action.')
    } catch (error) {
      terminal.say(error instanceof Error ? error.message : String(error))
    }
  }
}
