import { realityCheckMinutes } from '@gamehall/contract/games'
import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'

/** Sets the default interval of the reality check, and whether players can turn it off. */
export const setRealityChecks = defineAction({
  name: 'set-reality-checks',
  permission: 'players.manage',
  summary: 'Set the default reality check interval, and whether the check is obligatory',
  input: z.object({
    default_minutes: z.coerce.number().pipe(realityCheckMinutes),
    is_obligatory: z.boolean(),
  }),
  fourEyes: {
    rule: 'always',
    version: (trx) => trx.selectFrom('reality_check_settings').selectAll().execute(),
  },
  subject: () => 'reality checks',
  async run(_hall, trx, input) {
    await trx.updateTable('reality_check_settings').set(input).execute()
    return succeed(input)
  },
})
