import { expect, it } from 'vitest'
import { actions } from './rooms.ts'

/**
 * When each action needs a second operator (decision 0080). An action that is not listed fails the test, so that each new
 * action is classified here.
 */
const stated: Readonly<Record<string, string>> = {
  'accept-bank-card': 'none',
  'add-bank-branch': 'none',
  'add-banner': 'none',
  'adjust-balance': 'amount',
  'answer-conversation': 'none',
  'approve-application': 'always',
  'approve-deposit': 'amount',
  'approve-identity': 'none',
  'approve-request': 'none',
  'approve-withdrawal': 'amount',
  'cancel-free-rounds': 'none',
  'close-activity': 'when an offer is reopened',
  'close-conversation': 'none',
  'close-site': 'none',
  'create-activity': 'when the offer has a bonus',
  'create-operator': 'always',
  'decide-invite-reward': 'amount',
  'edit-activity': 'when the offer has a bonus, before or after the edit',
  'edit-banner': 'none',
  'edit-help-article': 'none',
  'edit-site': 'when the API address, which receives passwords, changes',
  'end-session': 'none',
  'erase-identity': 'always',
  'grant-free-rounds': 'amount',
  'list-activities': 'none',
  'list-applications-waiting': 'none',
  'list-approvals': 'none',
  'list-bank-cards-waiting': 'none',
  'list-banners': 'none',
  'list-conversations': 'none',
  'list-deposits-in-review': 'none',
  'list-free-round-grants': 'none',
  'list-identity-waiting': 'none',
  'list-invite-rewards-held': 'none',
  'list-manual-transfers': 'none',
  'list-notices': 'none',
  'list-player-wallets': 'none',
  'list-withdrawals-waiting': 'none',
  'lock-player': 'none',
  'message-everyone': 'none',
  'message-player': 'none',
  'open-site': 'none',
  'order-banners': 'none',
  'post-rebate-day': 'none',
  'publish-notice': 'none',
  'refund-deposit': 'amount',
  'reject-application': 'none',
  'reject-bank-card': 'none',
  'reject-deposit': 'none',
  'reject-identity': 'none',
  'reject-request': 'none',
  'reject-withdrawal': 'none',
  'reset-operator-access': 'always',
  'resolve-transfer': 'amount',
  'retry-withdrawal-payout': 'none',
  'run-vip-day': 'none',
  'set-activity-type': 'none',
  'set-bank': 'none',
  'set-deposit-channel': 'always',
  'set-deposit-channel-vendor': 'always',
  'set-deposit-limits': 'always',
  'set-destination-rules': 'always',
  'set-exchange-rate': 'always',
  'set-four-eyes-limits': 'always',
  'set-game-status': 'none',
  'set-game-tips': 'none',
  'set-game-weight': 'always',
  'set-identity-rules': 'always',
  'set-invite-rules': 'always',
  'set-operator-permissions': 'always',
  'set-platform-limits': 'always',
  'set-platform-lobby': 'none',
  'set-platform-maintenance': 'none',
  'set-platform-provider': 'always',
  'set-reality-checks': 'always',
  'set-rebate-expiry': 'always',
  'set-rebate-rule': 'always',
  'set-support': 'none',
  'set-vip-level': 'always',
  'set-vip-rate': 'always',
  'set-vip-tier': 'always',
  'set-wallet-limits': 'always',
  'set-withdrawal-channel': 'when anything but closing the channel',
  'set-withdrawal-channel-vendor': 'always',
  'set-withdrawal-limits': 'always',
  'set-withdrawal-rules': 'always',
  'settle-extra-payment': 'amount',
  'settle-withdrawal': 'amount',
  'show-banner': 'none',
  'show-help-article': 'none',
  'show-music': 'none',
  'switch-deposit-channel': 'none',
  'switch-exchange': 'when it is opened',
  'switch-player-transfers': 'when it is opened',
  'unlock-player': 'none',
  'verify-real-name': 'always',
  'view-bank-card': 'none',
  'view-conversation': 'none',
  'view-identity': 'none',
  'withdraw-approval': 'none',
  'withdraw-notice': 'none',
}

it('every action declares when it needs a second operator, as listed here', () => {
  const rules = actions.map(({ name, fourEyes }) => [
    name,
    fourEyes.rule === 'when' ? `when ${fourEyes.what}` : fourEyes.rule,
  ])
  expect(Object.fromEntries(rules)).toEqual(stated)
  expect(new Set(rules.map(([name]) => name)).size).toBe(rules.length)
})

it('an action with the rule none states a reason', () => {
  for (const { name, fourEyes } of actions)
    if (fourEyes.rule === 'none') expect(fourEyes.why, name).toMatch(/\w{3}/)
})

it('actions that set a value have a version check', () => {
  const settings = actions.filter(({ name, fourEyes }) => name.startsWith('set-') && fourEyes.rule !== 'none')
  for (const { name, version } of settings) expect(version, name).toBeTypeOf('function')
})
