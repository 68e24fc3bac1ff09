import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestContext, createTestOperators, type TestContext } from '../../../testing/index.ts'
import { operatorActions } from '../operator-actions.ts'
import { ensureFirstOperator } from '../operators.ts'
import { parseArguments } from './parse-arguments.ts'
import { runCommand } from './run-command.ts'

const PASSWORD = 'first word of lin'
const FIRST = 'word of the first one'
let ctx: TestContext
let live: TestContext
let now: Date
beforeAll(async () => {
  ctx = await createTestContext()
  live = { ...ctx, config: { ...ctx.config, GAMEHALL_MODE: 'live' } }
})
afterAll(() => ctx.close())
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  await ctx.pool.query('truncate operator_recovery_codes, operator_login_failures')
  await ctx.pool.query('delete from operators')
  await ensureFirstOperator(ctx.db, FIRST, now)
  await createTestOperators(ctx, 'lin')
  await ctx.db
    .updateTable('operators')
    .set({ password_hash: await hash(PASSWORD) })
    .where('name', '=', 'lin')
    .execute()
})

type Answer = string | ((said: string) => string | Promise<string>)
/** Runs a command with these answers to its questions; secrets are those that were asked for hidden. */
async function run(args: readonly string[], answers: readonly Answer[], at: TestContext = live) {
  const left = [...answers]
  const [said, printed, secrets]: [string[], string[], string[]] = [[], [], []]
  const next = async () => {
    const answer = left.shift()
    return answer === undefined ? null : typeof answer === 'string' ? answer : answer(said.join('\n'))
  }
  const terminal = {
    ask: next,
    async askSecret(question: string) {
      secrets.push(question)
      return next()
    },
    say: (words: string) => void said.push(words),
    close: () => {},
  }
  const print = (answer: string) => void printed.push(answer)
  const surroundings = { ctx: at, actions: operatorActions, terminal, print, now: () => now }
  const done = await runCommand(surroundings, parseArguments(args))
  return { done, said: said.join('\n'), printed: printed.join('\n'), secrets, left }
}
const codeFrom = (words: string) => {
  const secret = /type in: (\w+)/.exec(words)?.[1] ?? ''
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}
const look = ['list-approvals', '--reason', 'look', '--as', 'lin']
const isDue = (isFirst: boolean) =>
  ctx.db.updateTable('operators').set({ must_change_password: isFirst }).where('name', '=', 'lin').execute()

it('requires a new password, then a second factor, then performs the action', async () => {
  await isDue(true)
  expect(await run(look, [PASSWORD])).toMatchObject({
    done: false,
    printed: '',
    said: 'First: npm run operator -- change-password --as lin',
  })
  const change = ['change-password', '--as', 'lin']
  expect(await run(change, [PASSWORD, 'a word of her own', 'another'])).toMatchObject({ done: false })
  expect(await run(change, [PASSWORD, 'short', 'short'])).toMatchObject({ done: false })
  const changed = await run(change, [PASSWORD, 'a word of her own', 'a word of her own'])
  expect(changed).toMatchObject({ done: true, left: [] })
  expect(changed.secrets).toHaveLength(3)
  expect(await run(look, [PASSWORD])).toMatchObject({ done: false, said: expect.stringContaining('wrong') })
  expect(await run(look, ['a word of her own'])).toMatchObject({
    said: 'First: npm run operator -- enrol-second-factor --as lin',
  })
  const enrolled = await run(['enrol-second-factor', '--as', 'lin'], ['a word of her own', codeFrom])
  expect(enrolled.done).toBe(true)
  const recovery = enrolled.said.match(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/gm) ?? []
  expect(recovery).toHaveLength(10)
  now = new Date(now.getTime() + 30_000)
  const code = codeFrom(enrolled.said)
  expect(await run(look, ['a word of her own', code])).toMatchObject({ done: true, printed: /list/ })
  expect(await run(look, ['a word of her own', code])).toMatchObject({ done: false, printed: '' })
  expect(await run(look, ['a word of her own'])).toMatchObject({ done: false, said: 'No code was given.' })
  expect(await run(look, ['a word of her own', recovery[0] ?? ''])).toMatchObject({ done: true })
})

it('a wrong code sets up no app', async () => {
  const enrolled = await run(['enrol-second-factor', '--as', 'lin'], [PASSWORD, '000000'])
  expect(enrolled).toMatchObject({ done: false, said: expect.stringContaining('nothing is changed') })
})

it('the second operator is made at the first one’s terminal, while there is no other', async () => {
  const bootstrap = ['bootstrap-second-operator']
  const answers = [FIRST, 'mei', 'a word of meis own', 'a word of meis own']
  expect(await run(bootstrap, answers, ctx)).toMatchObject({ done: false })
  await ctx.pool.query("delete from operators where name = 'lin'")
  expect(await run([...bootstrap, '--as', 'nobody'], answers, ctx)).toMatchObject({ done: false })
  const made = await run(bootstrap, [FIRST, ...answers.slice(1)], live)
  expect(made).toMatchObject({
    done: false,
    said: 'First: npm run operator -- enrol-second-factor --as admin',
  })
  const enrolled = await run(['enrol-second-factor'], [FIRST, codeFrom], live)
  now = new Date(now.getTime() + 30_000)
  const withCode = [FIRST, codeFrom(enrolled.said), ...answers.slice(1)]
  expect(await run(bootstrap, withCode, live)).toMatchObject({ done: true, said: /mei is the second/ })
  expect(await run(look.with(-1, 'mei'), ['a word of meis own'], live)).toMatchObject({
    said: 'First: npm run operator -- enrol-second-factor --as mei',
  })
})

it('in sandbox mode the environment or the default answers, of the first operator only', async () => {
  await ensureFirstOperator(ctx.db, undefined, now)
  expect(await run(['list-approvals', '--reason', 'look'], [], ctx)).toMatchObject({
    done: true,
    secrets: [],
  })
  expect(await run(look, [PASSWORD], ctx)).toMatchObject({ done: true, secrets: ['Password of lin: '] })
  expect(await run(look, [], ctx)).toMatchObject({ done: false, said: 'No password was given.' })
})

it('an action that does not exist is named', async () => {
  expect(await run(look.with(0, 'list-aprovals'), [PASSWORD], ctx)).toMatchObject({
    done: false,
    said: expect.stringContaining('No such action: list-aprovals. "npm run operator -- help" lists them.'),
  })
})

it('a shell performs a line at a time under one login, and ends with the permission', async () => {
  const lines = [
    'list-approvals --reason "a look"',
    'help create-operator',
    'help moon',
    'list-approvals --x 1',
    'list-approvals x',
    '  ',
    'create-operator --reason x',
    'a first word of',
    'a first word of',
  ]
  const shell = await run(['shell', '--as', 'lin'], [PASSWORD, ...lines, 'exit', 'never read'], ctx)
  expect(shell).toMatchObject({ done: true, left: ['never read'] })
  expect(shell.said).toContain('expected --field value')
  expect(shell.said).toMatch(/Permission: operators\.manage[\s\S]*No such action[\s\S]*unknown field --x/)
  expect(shell.printed).toMatch(/"list": \[\][\s\S]*"code": 400/)
  const close = async () => {
    await ctx.db.updateTable('operators').set({ permissions: [] }).where('name', '=', 'lin').execute()
    return 'list-approvals --reason x'
  }
  const closed = await run(['shell', '--as', 'lin'], [PASSWORD, close, 'list-approvals --reason y'], ctx)
  expect(closed).toMatchObject({ done: false, printed: '', left: ['list-approvals --reason y'] })
})

it('asks for the password of a new operator, and takes none from the command line', async () => {
  const create = [
    'create-operator',
    '--name',
    'mei',
    '--permissions',
    '["deposits.review"]',
    '--reason',
    'new',
  ]
  const asLin = [...create, '--as', 'lin']
  const shown = await run([...asLin, '--password', 'a word of meis own'], [PASSWORD], ctx)
  expect(shown).toMatchObject({ done: false, printed: '', said: /Leave out --password/ })
  const unlike = await run(asLin, [PASSWORD, 'a word of meis own', 'another word of hers'], ctx)
  expect(unlike).toMatchObject({ done: false, printed: '', said: /don’t match/ })
  const made = await run(asLin, [PASSWORD, 'a word of meis own', 'a word of meis own'], ctx)
  expect(made.secrets).toEqual([
    'Password of lin: ',
    'Initial password (at least 12 characters): ',
    'Repeat the password: ',
  ])
  expect(made.printed).not.toContain('a word of meis own')
  expect(made.printed).toMatch(/approval|"mei"/)
})
