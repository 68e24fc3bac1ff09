import { improveInformation, resetPassword, setLoginPassword } from '@gamehall/contract/account'
import { describe, expect, it } from 'vitest'
import { omitBlankFields, validateFields } from './validate-fields.ts'

const passwords = { password: 'secret456', confirm_password: 'secret456' }

describe('brokenRules', () => {
  it('omits a blank optional field and reports a blank required one', () => {
    expect(validateFields(improveInformation.request, { nickname: '', phone: ' ', phone_code: '' })).toEqual(
      {},
    )
    expect(validateFields(improveInformation.request, { phone: '0912345678', phone_code: '' })).toEqual({
      phone_code: 'required',
    })
  })

  it('of a union, validates only the branch of this form', () => {
    const byEmail = { email: 'nobody', code: '123456', ...passwords }
    expect(validateFields(resetPassword.request, byEmail)).toEqual({ email: 'email_format' })
    const byPhone = { phone: '0812', code: '', ...passwords }
    expect(validateFields(resetPassword.request, byPhone)).toEqual({
      phone: 'phone_format',
      code: 'required',
    })
    expect(validateFields(resetPassword.request, { ...byEmail, email: 'a@example.com' })).toEqual({})
  })

  it('validates fields that are sent while blank', () => {
    const values = { old_password: 'harbour26', password: 'secret456', confirm_password: '' }
    expect(validateFields(setLoginPassword.request, values, ['confirm_password'])).toEqual({
      confirm_password: 'password_mismatch',
    })
  })

  it('filledOnly drops blanks, and keeps spaces inside', () => {
    expect(omitBlankFields({ a: '', b: '  ', c: ' x ', d: '' }, ['d'])).toEqual({ c: ' x ', d: '' })
  })
})
