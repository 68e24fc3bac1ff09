import { z } from 'zod'
import { refuseField, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { usableApiUrl } from '../site-address.ts'

const texts = z.object({ 'zh-TW': z.string().trim().min(1).max(40), en: z.string().trim().min(1).max(40) })
const color = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)

/** Changes the site's name, colours or API address. */
export const editSite = defineAction({
  name: 'edit-site',
  permission: 'site.edit',
  summary: 'Change the site’s name, colours or API address',
  input: z.object({
    name: texts.optional(),
    short_name: z.string().trim().min(1).max(20).optional(),
    accent_color: color.optional(),
    info_color: color.optional(),
    api_url: z.string().trim().max(200).nullable().optional(),
  }),
  subject: () => 'site',
  async run(_hall, trx, { name, short_name, accent_color, info_color, api_url }) {
    if (api_url != null && usableApiUrl(api_url) === null) return refuseField('api_url', 'invalid')
    const change = {
      ...(name !== undefined && { name: JSON.stringify(name) }),
      ...(short_name !== undefined && { short_name }),
      ...(accent_color !== undefined && { accent_color }),
      ...(info_color !== undefined && { info_color }),
      ...(api_url !== undefined && { api_url }),
    }
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    await trx.updateTable('site_settings').set(change).execute()
    return succeed({ changed: Object.keys(change) })
  },
})
