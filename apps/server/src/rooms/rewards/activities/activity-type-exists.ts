import type { RewardsTrx } from '../tables.ts'

export async function activityTypeExists(trx: RewardsTrx, typeId: string): Promise<boolean> {
  const type = await trx
    .selectFrom('activity_types')
    .select('type_id')
    .where('type_id', '=', typeId)
    .executeTakeFirst()
  return type !== undefined
}
