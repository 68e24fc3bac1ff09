import type { ActivityRule } from '@gamehall/contract/operator'
import type { ActivityCondition } from '@gamehall/contract/rewards'
import { type Minor, ZERO } from '@gamehall/money'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDay } from '../../../platform/time/taiwan-time.ts'
import { parseRuleAmount } from './activity-bonus.ts'
import type { PlayerFacts } from './player-facts.ts'

/** §8: the error codes of unmet conditions. */
export type ConditionCode = 20001 | 20002 | 20003 | 20005 | 20006 | 20014 | 20015

export interface EvaluatedCondition {
  readonly kind: ActivityCondition['kind']
  /** Null when it is met. */
  readonly refusal: ConditionCode | null
  readonly requiredMinor: Minor | null
  readonly doneMinor: Minor | null
  /** Of a condition that counts rounds. */
  readonly count: { readonly required: number; readonly done: number } | null
}

/** Evaluates an offer's conditions, in the order in which they are reported: fixed ones first, those a player can still work on last. */
export function evaluateConditions(rule: ActivityRule, facts: PlayerFacts, now: Date): EvaluatedCondition[] {
  const found: EvaluatedCondition[] = []
  const add = (kind: EvaluatedCondition['kind'], isMet: boolean, code: ConditionCode) =>
    found.push({ kind, refusal: isMet ? null : code, requiredMinor: null, doneMinor: null, count: null })
  const reach = (
    kind: 'deposit' | 'bets',
    { amount }: { amount: string },
    done: Minor,
    code: ConditionCode,
  ) =>
    found.push({
      kind,
      refusal: done >= parseRuleAmount(amount) ? null : code,
      requiredMinor: parseRuleAmount(amount),
      doneMinor: done,
      count: null,
    })

  if (rule.registered_within_days || rule.registered_from || rule.registered_until)
    add('registered', isRegisteredInTime(rule, facts.registeredAt, now), 20002)
  if (rule.is_birthday)
    add('birthday', isBirthday(facts.birthDate, now), facts.birthDate === null ? 20014 : 20001)
  if (rule.vip_min !== undefined || rule.vip_max !== undefined)
    add('vip', facts.vipLevel >= (rule.vip_min ?? 0) && facts.vipLevel <= (rule.vip_max ?? 100), 20003)
  if (rule.has_bank_card) add('bank_card', facts.hasBankCard, 20006)
  if (rule.deposit) reach('deposit', rule.deposit, facts.depositMinor, 20005)
  if (rule.bets) reach('bets', rule.bets, facts.validBetMinor, 20015)
  if (rule.rounds) {
    const count = { required: rule.rounds.count, done: facts.rounds }
    const refusal = count.done >= count.required ? null : 20015
    found.push({ kind: 'rounds', refusal, requiredMinor: null, doneMinor: null, count })
  }
  return found
}

function isRegisteredInTime(rule: ActivityRule, registeredAt: Date, now: Date): boolean {
  const { registered_within_days: days, registered_from: from, registered_until: until } = rule
  if (days !== undefined && now.getTime() >= registeredAt.getTime() + days * DAY_MS) return false
  if (from !== undefined && registeredAt < new Date(from)) return false
  return until === undefined || registeredAt < new Date(until)
}

/** Whether `now` is the birthday by Taiwan's date. 29 February falls on the 28th in common years. */
export function isBirthday(birthDate: string | null, now: Date): boolean {
  if (birthDate === null) return false
  const today = taiwanDay(now)
  const year = Number(today.slice(0, 4))
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const day = birthDate.slice(5) === '02-29' && !isLeap ? '02-28' : birthDate.slice(5)
  return today.slice(5) === day
}

/** Facts of a visitor, for displaying conditions. */
export const VISITOR_FACTS: PlayerFacts = {
  registeredAt: new Date(0),
  birthDate: null,
  vipLevel: 0,
  hasBankCard: false,
  depositMinor: ZERO,
  validBetMinor: ZERO,
  rounds: 0,
}
