import { renderUnicodeCompact } from 'uqr'
import type { AppContext } from '../../context/app-context.ts'
import type { Outcome } from '../../context/outcome.ts'
import { toRefusalEnvelope } from '../../http/envelope.ts'
import { bootstrapSecondOperator } from '../login/bootstrap-second-operator.ts'
import { changeOperatorPassword } from '../login/change-operator-password.ts'
import { createSecondFactor, enrolSecondFactor } from '../login/second-factor.ts'
import { FIRST_OPERATOR } from '../operators.ts'
import { askNewPassword } from './ask-passwords.ts'
import type { Terminal } from './open-terminal.ts'

export interface AccountCommand {
  readonly summary: string
  /** Resolves to whether it succeeded; prints what is wrong otherwise. */
  run(ctx: AppContext, terminal: Terminal, operator: string, now: () => Date): Promise<boolean>
}

/** Commands for the operator's own account. They prompt for passwords, so that none appears on a command line. */
export const accountCommands: Readonly<Record<string, AccountCommand>> = {
  'change-password': { summary: 'Change your password', run: changePassword },
  'enrol-second-factor': {
    summary: 'Set up or replace your authenticator app and recovery codes',
    run: enrol,
  },
  'bootstrap-second-operator': {
    summary: 'Create the second operator, once: the second person enters name and password',
    run: bootstrap,
  },
}

async function changePassword(ctx: AppContext, terminal: Terminal, operator: string): Promise<boolean> {
  const password = await askNewPassword(terminal, 'New password (at least 12 characters): ')
  if (password === null) return false
  return settle(terminal, await changeOperatorPassword(ctx, operator, password), 'The password is changed.')
}

async function enrol(
  ctx: AppContext,
  terminal: Terminal,
  operator: string,
  now: () => Date,
): Promise<boolean> {
  const { secret, uri } = createSecondFactor(operator)
  terminal.say(`${renderUnicodeCompact(uri)}\nScan this with an authenticator app, or type in: ${secret}`)
  const code = await terminal.ask('Code shown in the app: ')
  const recovery = await enrolSecondFactor(ctx, operator, { secret, code: code ?? '', at: now() })
  if (recovery === null) {
    terminal.say('Incorrect code: nothing is changed.')
    return false
  }
  terminal.say(
    `The second factor is set up. Store these recovery codes away from the app; each works once:\n${recovery.join('\n')}`,
  )
  return true
}

async function bootstrap(
  ctx: AppContext,
  terminal: Terminal,
  operator: string,
  now: () => Date,
): Promise<boolean> {
  if (operator !== FIRST_OPERATOR) {
    terminal.say(`Only ${FIRST_OPERATOR} can create the second operator.`)
    return false
  }
  terminal.say('The second person now takes the keyboard, alone.')
  const name = await terminal.ask('Name (lowercase letters, digits, dots, dashes): ')
  const password = await askNewPassword(terminal, 'Password (at least 12 characters): ')
  if (name === null || password === null) return false
  const made = await bootstrapSecondOperator(ctx, { name: name.trim(), password }, now())
  return settle(terminal, made, `${name.trim()} is the second operator.`)
}

function settle(terminal: Terminal, outcome: Outcome<unknown>, done: string): boolean {
  terminal.say(outcome.ok ? done : toRefusalEnvelope(outcome, 'en').msg)
  return outcome.ok
}
