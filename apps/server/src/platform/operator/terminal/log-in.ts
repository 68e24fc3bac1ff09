import { hostname } from 'node:os'
import type { AppContext } from '../../context/app-context.ts'
import { authenticateOperator, type OperatorLoginResult } from '../login/authenticate-operator.ts'
import { FIRST_OPERATOR, SANDBOX_OPERATOR_PASSWORD } from '../operators.ts'
import type { Terminal } from './open-terminal.ts'

export type OperatorLoginSuccess = Extract<OperatorLoginResult, { kind: 'ok' }>

const REFUSED = {
  refused: 'Name, password or code is wrong.',
  operator: 'Too many failed attempts for this name: try again in 15 minutes.',
  address: 'Too many failed attempts from this machine: try again in 15 minutes.',
} as const

/**
 * Prompts for password and code. In sandbox mode OPERATOR_PASSWORD, or the first operator's default password, is used instead
 * of the prompt, so that scripts can run. Returns null, after printing why, when the login fails.
 */
export async function logInAtTerminal(
  ctx: AppContext,
  terminal: Terminal,
  name: string,
  now: () => Date,
): Promise<OperatorLoginSuccess | null> {
  const password = knownPassword(ctx, name) ?? (await terminal.askSecret(`Password of ${name}: `))
  if (password === null) {
    terminal.say('No password was given.')
    return null
  }
  const login = { name, password, address: hostname() }
  let result = await authenticateOperator(ctx, login, now())
  if (result.kind === 'code_needed') {
    const code = await terminal.ask('Authenticator or recovery code: ')
    if (code === null) {
      terminal.say('No code was given.')
      return null
    }
    result = await authenticateOperator(ctx, { ...login, code }, now())
  }
  if (result.kind === 'ok') return result
  terminal.say(result.kind === 'locked' ? REFUSED[result.scope] : REFUSED.refused)
  return null
}

function knownPassword({ config }: AppContext, name: string): string | undefined {
  if (config.GAMEHALL_MODE !== 'sandbox') return undefined
  return config.OPERATOR_PASSWORD ?? (name === FIRST_OPERATOR ? SANDBOX_OPERATOR_PASSWORD : undefined)
}
