import type { Hall } from '../../core/hall.ts'
import { refusalEnvelope } from '../../http/envelope.ts'
import type { OperatorAction, OperatorIdentity } from '../action.ts'
import { fitInput } from '../fit-input.ts'
import { findOperator } from '../operators.ts'
import { performAction } from '../perform-action.ts'
import { type OperatorCommand, readArguments } from '../read-arguments.ts'
import { logIn } from './log-in.ts'
import { ownCommands } from './own-commands.ts'
import type { Terminal } from './prompt.ts'
import { splitLine } from './split-line.ts'

export const SHELL = 'shell'

export interface CommandSurroundings {
  readonly hall: Hall
  readonly actions: readonly OperatorAction[]
  readonly terminal: Terminal
  /** Receives an action's output. */
  readonly print: (answer: string) => void
  readonly now: () => Date
}

/** Logs the operator in and runs the command, unless a password change or second factor is due first. Resolves to whether it succeeded. */
export async function runCommand(
  surroundings: CommandSurroundings,
  command: OperatorCommand,
): Promise<boolean> {
  const { hall, terminal, now } = surroundings
  const loggedIn = await logIn(hall, terminal, command.operator, now)
  if (loggedIn === null) return false
  const { operator, due } = loggedIn
  const action = command.action ?? ''
  if (due !== null && action !== due) {
    terminal.say(`First: npm run operator -- ${due} --as ${operator.name}`)
    return false
  }
  const own = ownCommands[action]
  if (own !== undefined) return own.run(hall, terminal, operator.name, now)
  return action === SHELL ? runShell(surroundings, operator) : perform(surroundings, operator, command)
}

async function perform(
  { hall, actions, print }: CommandSurroundings,
  operator: OperatorIdentity,
  command: OperatorCommand,
): Promise<boolean> {
  const action = actions.find(({ name }) => name === command.action)
  const input = action === undefined ? command.typed : fitInput(action.input, command.typed)
  const request = { action: command.action ?? '', input, reason: command.reason }
  const outcome = await performAction(hall, actions, operator, request)
  print(JSON.stringify(outcome.ok ? outcome.data : refusalEnvelope(outcome, 'en'), null, 2))
  return outcome.ok
}

/** Runs one action per line under one login, until `exit` or the end of input; permissions are read again for each line. */
async function runShell(surroundings: CommandSurroundings, { name }: OperatorIdentity): Promise<boolean> {
  const { hall, terminal } = surroundings
  for (;;) {
    const line = await terminal.ask(`${name}> `)
    if (line === null || line.trim() === 'exit') return true
    const operator = await findOperator(hall.db, name)
    if (operator === null || operator.permissions.length === 0) return false
    try {
      const command = readArguments(splitLine(line))
      if (command.action !== undefined) await perform(surroundings, operator, command)
    } catch (error) {
      terminal.say(error instanceof Error ? error.message : String(error))
    }
  }
}
