import { describe, expect, it } from 'vitest'
import { registerByPhone } from './index.ts'

const good = { account: 'player01', phone: '0912345678', code: '123456', password: 'harbour26' }

function refusalOf(change: Record<string, unknown>) {
  const parsed = registerByPhone.request.safeParse({ ...good, ...change })
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('§5 registration fields', () => {
  it('accepts a valid registration', () => expect(refusalOf({})).toEqual([]))

  it.each([
    [{ password: 'abc12' }, 'password: password_format'],
    [{ password: 'a1'.repeat(17) }, 'password: password_format'],
    [{ password: 'lettersonly' }, 'password: password_format'],
    [{ password: '12345678' }, 'password: password_format'],
    [{ password: 'Player01' }, 'password: password_is_account'],
    [{ confirm_password: 'secret124' }, 'confirm_password: password_mismatch'],
    [{ phone: '0812345678' }, 'phone: phone_format'],
    [{ phone: '09123' }, 'phone: phone_format'],
    [{ phone: undefined }, 'phone: required'],
    [{ code: '' }, 'code: code_format'],
    [{ account: '1abc' }, 'account: account_format'],
    [{ invite_code: '<script>' }, 'invite_code: invite_code_format'],
  ])('refuses %j', (change, refusal) => expect(refusalOf(change)).toContain(refusal))

  it('treats an empty invite code as none', () => {
    expect(registerByPhone.request.parse({ ...good, invite_code: '' }).invite_code).toBeUndefined()
  })
})
