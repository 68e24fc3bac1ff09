import { z } from 'zod'
import { refuse, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'

/** Shows or hides a banner of the home page. */
export const showBanner = defineAction({
  name: 'show-banner',
  permission: 'site.edit',
  summary: 'Show or hide a home banner',
  input: z.object({ banner_id: z.string().regex(/^\d{1,18}$/), is_shown: z.boolean() }),
  subject: (input) => `banner ${input.banner_id}`,
  async run(_hall, trx, input) {
    const changed = await trx
      .updateTable('banners')
      .set({ is_shown: input.is_shown })
      .where('banner_id', '=', BigInt(input.banner_id))
      .returning('banner_id')
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(input)
  },
})
