import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabaseBefore } from '../../testing/migration-database.ts'

let database: Awaited<ReturnType<typeof createDatabaseBefore>>
beforeAll(async () => {
  database = await createDatabaseBefore('0374-rebate-rates-below-edge')
})
afterAll(() => database.drop())

it('lowers the rates that are still the seeded ones; those that an operator set stay', async () => {
  await database.pool.query(`update vip_rates set basis_points = 25 where category = 'tables' and level = 3`)
  await database.migrate()
  const rates = async (category: string) => {
    const { rows } = await database.pool.query<{ basis_points: number }>(
      'select basis_points from vip_rates where category = $1 order by level',
      [category],
    )
    return rows.map(({ basis_points }) => basis_points)
  }
  expect(await rates('tables')).toEqual([10, 12, 14, 25, 18, 20, 22])
  expect(await rates('slots')).toEqual([30, 35, 40, 45, 55, 65, 80])
  const { rows: rules } = await database.pool.query(
    `select category, max_basis_points from rebate_rules order by category`,
  )
  expect(rules.map((row) => Object.values(row).join(' '))).toEqual(['instant 70', 'slots 100', 'tables 28'])
})

it('leaves a maximum that an operator set', async () => {
  const other = await createDatabaseBefore('0374-rebate-rates-below-edge')
  await other.pool.query(`update rebate_rules set max_basis_points = 50 where category = 'tables'`)
  await other.migrate()
  const { rows } = await other.pool.query(
    `select max_basis_points from rebate_rules where category = 'tables'`,
  )
  expect(rows).toEqual([{ max_basis_points: 50 }])
  await other.drop()
})
