import { renderUnicodeCompact } from 'uqr'
import type { Hall } from '../../core/hall.ts'
import type { Outcome } from '../../core/outcome.ts'
import { refusalEnvelope } from '../../http/envelope.ts'
import { bootstrapSecondOperator } from '../login/bootstrap-second-operator.ts'
import { changeOwnPassword } from '../login/change-password.ts'
import { createSecondFactor, enrolSecondFactor } from '../login/second-factor.ts'
import { FIRST_OPERATOR } from '../operators.ts'
import type { Terminal } from './prompt.ts'

export interface OwnCommand {
  readonly summary: string
  /** Answers whether it was done; what is wrong is said. */
  run(hall: Hall, terminal: Terminal, operator: string, now: () => Date): Promise<boolean>
}

/** What operators do about their own access: asked at the terminal, so that no password stands on a command line. */
export const ownCommands: Readonly<Record<string, OwnCommand>> = {
  'change-password': { summary: 'Choose another password of your own', run: changePassword },
  'enrol-second-factor': {
    summary: 'Set up an authenticator app, with recovery codes; again replaces it',
    run: enrol,
  },
  'bootstrap-second-operator': {
    summary: 'Make the second operator beside the first, once: the second person types name and password',
    run: bootstrap,
  },
}

async function changePassword(hall: Hall, terminal: Terminal, operator: string): Promise<boolean> {
  const password = await askNewPassword(terminal, 'New password (at least 12 characters): ')
  if (password === null) return false
  return settle(terminal, await changeOwnPassword(hall, operator, password), 'The password is changed.')
}

async function enrol(hall: Hall, terminal: Terminal, operator: string, now: () => Date): Promise<boolean> {
  const { secret, uri } = createSecondFactor(operator)
  terminal.say(`${renderUnicodeCompact(uri)}\nScan this with an authenticator app, or type in: ${secret}`)
  const code = await terminal.ask('The code that the app shows: ')
  const recovery = await enrolSecondFactor(hall, operator, { secret, code: code ?? '', at: now() })
  if (recovery === null) {
    terminal.say('The code is wrong: nothing is changed.')
    return false
  }
  terminal.say(
    `The second factor is set up. Keep these recovery codes apart from the app; each is good once:\n${recovery.join('\n')}`,
  )
  return true
}

async function bootstrap(
  hall: Hall,
  terminal: Terminal,
  operator: string,
  now: () => Date,
): Promise<boolean> {
  if (operator !== FIRST_OPERATOR) {
    terminal.say(`Only ${FIRST_OPERATOR} makes the second operator.`)
    return false
  }
  terminal.say('Now the second person, alone at the keyboard.')
  const name = await terminal.ask('Name (small letters, digits, dots, dashes): ')
  const password = await askNewPassword(terminal, 'Password (at least 12 characters): ')
  if (name === null || password === null) return false
  const made = await bootstrapSecondOperator(hall, { name: name.trim(), password }, now())
  return settle(terminal, made, `${name.trim()} is the second operator.`)
}

async function askNewPassword(terminal: Terminal, question: string): Promise<string | null> {
  const password = await terminal.askSecret(question)
  const again = await terminal.askSecret('The same again: ')
  if (password !== null && password === again) return password
  terminal.say('The two are not the same: nothing is changed.')
  return null
}

function settle(terminal: Terminal, outcome: Outcome<unknown>, done: string): boolean {
  terminal.say(outcome.ok ? done : refusalEnvelope(outcome, 'en').msg)
  return outcome.ok
}
