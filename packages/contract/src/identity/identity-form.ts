import { z } from 'zod'
import { type DocumentType, identityFields } from './document.ts'
import { DOCUMENT_RULES } from './document-rules.ts'
import { genderOfIdNumber, validateIdNumber } from './id-number.ts'

const requiredDate = z.iso.date({
  error: ({ input }) => (input === undefined ? 'required' : 'date_format'),
})

/**
 * Form schema of the data a player confirms: gender as text, blank fields left out. Applies every server rule that
 * needs neither a clock nor other players.
 */
export function identityForm(type: DocumentType) {
  const isRequired = (field: 'issue_date' | 'expiry_date') => DOCUMENT_RULES[type].required.includes(field)
  return identityFields
    .extend({
      gender: z.enum(['1', '2'], 'required'),
      id_number: identityFields.shape.id_number.superRefine((number, context) => {
        const rule = validateIdNumber(type, number)
        if (rule !== null) context.addIssue({ code: 'custom', message: rule })
      }),
      birth_date: requiredDate,
      ...(isRequired('issue_date') && { issue_date: requiredDate }),
      ...(isRequired('expiry_date') && { expiry_date: requiredDate }),
    })
    .superRefine(({ id_number, gender }, context) => {
      const carried = genderOfIdNumber(type, id_number)
      if (carried !== null && String(carried) !== gender)
        context.addIssue({ code: 'custom', path: ['gender'], message: 'gender_mismatch' })
    })
}
