import type { Pool } from '@gamehall/postgres'
import { z } from 'zod'
import { addBankCard, REAL_NAME } from './bank-card.ts'
import { fundByDeposit } from './fund-by-deposit.ts'
import { mustPerformAction } from './perform-action.ts'
import type { ServerClient } from './server-client.ts'

export interface Player {
  readonly token: string
  readonly playerId: string
  /** Where the player's USDT withdrawals go. */
  readonly addressId: string
  /** Where TWD withdrawals go. */
  readonly cardId: string
  /** Whether games are played on the main wallet. */
  readonly isSeamless: boolean
}

export const PAY_PASSWORD = 'Payout2026'
/** Addresses of the well-known test mnemonic, which belong to no player. */
const ADDRESS = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'

const addedAddress = z.object({ address_id: z.string() })
const outbox = z.array(z.object({ code: z.string().nullable() }))
const registered = z.object({ token: z.string(), user: z.object({ user_id: z.string() }) })

const OFFERS = 30
/** What a player begins with, in dollars: enough to enter games of every platform a few times. */
const FIRST_DEPOSIT = 3_000

/** Bonuses with a turnover requirement, which withholds them until it is met or they are forfeited. */
async function makeOffers(pool: Pool): Promise<void> {
  await pool.query(
    `insert into activities (title, summary, content, art, time_type, type_id, mode, bonus, frequency, wash_percent)
      select text, text, text, 'aurora', 'until_official_end', 'welcome', 'claim',
        jsonb_build_object('kind', 'fixed', 'amount', (20 + n)::text || '.37'), 'once', 500
      from generate_series(1, $1) n, (select '{"zh-TW": "x", "en": "x"}'::jsonb as text) texts`,
    [OFFERS],
  )
}

/** What the run needs of the server: no turnover of deposits, offers, no waiting for an address, and no lock on who withdraws often. */
export async function prepareServer(client: ServerClient, pool: Pool): Promise<void> {
  for (const channel_id of ['atm', 'cvs', 'usdt']) {
    await mustPerformAction(client, 'set-deposit-channel', { channel_id, wash_percent: 0 })
  }
  await mustPerformAction(client, 'set-destination-rules', { address_wait_s: 0 })
  await pool.query(
    'update withdrawal_rules set frequency_count = 100, frequency_window_s = 1, max_open = 100',
  )
  await pool.query('update withdrawal_limits set daily_count = 1000, daily_minor = 9000000000000')
  await pool.query('update deposit_limits set daily_minor = 9000000000000, daily_count = 1000000')
  await makeOffers(pool)
  await pool.query('update withdrawal_channels set auto_approve_daily_minor = 9000000000000')
}

/** Registers an account by SMS code, like anybody. */
export async function registerAccount(
  client: ServerClient,
  number: number,
): Promise<{ readonly token: string; readonly playerId: string; readonly phone: string }> {
  const phone = `0910${String(100_000 + number)}`
  await client.decide('/user/sms/send', { phone, purpose: 'register' })
  const code = outbox.parse(await client.sandbox(`outbox?to=${phone}`))[0]?.code
  const answer = await client.decide('/user/reg/phone/v2', {
    phone,
    code,
    account: `faults${number}`,
    password: 'harbour26',
  })
  if (answer.code !== 0) throw new Error(`no player: ${answer.code}`)
  const { token, user } = registered.parse(answer.data)
  return { token, playerId: user.user_id, phone }
}

/** Registers a player who is verified and has a pay password, an address, a bank card and some money. */
export async function registerPlayer(
  client: ServerClient,
  number: number,
  isSeamless: boolean,
): Promise<Player> {
  const { token, playerId: player_id, phone } = await registerAccount(client, number)
  await mustPerformAction(client, 'verify-real-name', { player_id, name: REAL_NAME })
  await client.decide('/user/sms/send', { purpose: 'set_pay_password' }, token)
  const second = outbox.parse(await client.sandbox(`outbox?to=${phone}`))[0]?.code
  await client.decide('/user/setPayPassword', { code: second, password: PAY_PASSWORD }, token)
  await fundByDeposit(client, token, FIRST_DEPOSIT)
  const added = await client.decide(
    '/bank/addAddress',
    { address: ADDRESS, label: 'mine', pay_password: PAY_PASSWORD },
    token,
  )
  return {
    token,
    playerId: player_id,
    addressId: addedAddress.parse(added.data).address_id,
    cardId: await addBankCard(client, token, number),
    isSeamless,
  }
}
