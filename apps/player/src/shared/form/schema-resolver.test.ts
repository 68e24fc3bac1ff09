import { improveInformation, resetPassword, setLoginPassword } from '@gamehall/contract/account'
import { describe, expect, it } from 'vitest'
import { filledOnly, schemaResolver } from './schema-resolver.ts'

type Values = Record<string, string>
const options = { fields: {}, shouldUseNativeValidation: false }
async function rulesOf(
  schema: Parameters<typeof schemaResolver>[0],
  values: Values,
  keptBlank: string[] = [],
) {
  const { errors } = await schemaResolver<Values>(schema, keptBlank)(values, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}
const passwords = { password: 'secret456', confirm_password: 'secret456' }

describe('schemaResolver', () => {
  it('a blank optional field is left out, a blank required one is required', async () => {
    expect(await rulesOf(improveInformation.request, { nickname: '', phone: ' ', phone_code: '' })).toEqual(
      {},
    )
    expect(await rulesOf(improveInformation.request, { phone: '0912345678', phone_code: '' })).toEqual({
      phone_code: 'required',
    })
  })

  it('of a choice of shapes, only that of this form is judged', async () => {
    const byEmail = { email: 'nobody', code: '123456', ...passwords }
    expect(await rulesOf(resetPassword.request, byEmail)).toEqual({ email: 'email_format' })
    const byPhone = { phone: '0812', code: '', ...passwords }
    expect(await rulesOf(resetPassword.request, byPhone)).toEqual({ phone: 'phone_format', code: 'required' })
    expect(await rulesOf(resetPassword.request, { ...byEmail, email: 'a@example.com' })).toEqual({})
  })

  it('what counts while blank is judged while blank', async () => {
    const values = { old_password: 'secret123', password: 'secret456', confirm_password: '' }
    expect(await rulesOf(setLoginPassword.request, values, ['confirm_password'])).toEqual({
      confirm_password: 'password_mismatch',
    })
  })

  it('filledOnly drops blanks, and keeps spaces inside', () => {
    expect(filledOnly({ a: '', b: '  ', c: ' x ', d: '' }, ['d'])).toEqual({ c: ' x ', d: '' })
  })
})
