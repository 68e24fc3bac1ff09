import { operatorCalls } from '@gamehall/contract/operator'
import type { Config } from '../../../../platform/config/config.ts'
import { listOwnOrigins } from '../../../../platform/config/list-own-origins.ts'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { storePicture, thumbnailUrl } from '../../pictures/store-picture.ts'
import type { SiteContext, SiteTrx } from '../../tables.ts'
import { parseApiUrl } from '../api-url.ts'

/** The API address receives passwords, so in live mode it must be one of the configured origins. */
function isAllowedApiUrl(config: Config, address: string): boolean {
  const usable = parseApiUrl(address)
  if (usable === null) return false
  return config.GAMEHALL_MODE === 'sandbox' || listOwnOrigins(config).includes(new URL(usable).origin)
}

/** Edits the site's name, logo, colours or API address, which in live mode must be listed in `SITE_ORIGINS`. 400 `logo`, `api_url`. */
export const editSite = implementAction(operatorCalls.editSite, {
  subject: () => 'site',
  applies: async (_ctx, _trx, { api_url }) => api_url !== undefined,
  version: (trx: SiteTrx) => trx.selectFrom('site_settings').select('api_url').executeTakeFirst(),
  async run(ctx: SiteContext, trx: SiteTrx, { name, short_name, logo, accent_color, info_color, api_url }) {
    if (api_url != null && !isAllowedApiUrl(ctx.config, api_url)) return refuseField('api_url', 'invalid')
    const image = logo == null ? null : thumbnailUrl(await storePicture(ctx, Buffer.from(logo, 'base64')))
    if (logo != null && image === null) return refuseField('logo', 'upload_type')
    const change = {
      ...(name !== undefined && { name: JSON.stringify(name) }),
      ...(short_name !== undefined && { short_name }),
      ...(logo !== undefined && { logo: image }),
      ...(accent_color !== undefined && { accent_color }),
      ...(info_color !== undefined && { info_color }),
      ...(api_url !== undefined && { api_url }),
    }
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    await trx.updateTable('site_settings').set(change).execute()
    return succeed({ changed: Object.keys(change) })
  },
})
