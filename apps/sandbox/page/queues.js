/**
 * What waits for an operator: for each list action, its rows in the answer, what stands above a row, what stands below it,
 * and the actions that decide it with what the row fills in for them.
 */
const only =
  (...names) =>
  (row) =>
    Object.fromEntries(names.map((name) => [name, row[name]]))

export const queues = [
  {
    list: 'list-approvals',
    head: (row) => `${row.action} · ${row.subject}`,
    details: ['requested_by', 'reason', 'input', 'expires_at'],
    actions: [
      ['approve-request', only('approval_id'), (row) => row.may_approve],
      ['reject-request', only('approval_id'), (row) => row.may_approve],
      ['withdraw-approval', only('approval_id'), (row, as) => row.requested_by === as],
    ],
  },
  {
    list: 'list-deposits-in-review',
    head: (row) => `${row.order_no} · ${row.arrived ?? row.amount} TWD`,
    details: ['player_id', 'method', 'amount', 'arrived', 'reason', 'paid_at'],
    actions: [
      ['approve-deposit', only('order_no')],
      ['reject-deposit', only('order_no')],
    ],
  },
  {
    list: 'list-deposits-in-review',
    rows: 'extra_payments',
    head: (row) => `${row.order_no} · ${row.arrived} TWD`,
    details: ['player_id', 'trade_no', 'paid_at'],
    actions: [['settle-extra-payment', only('order_no', 'trade_no')]],
  },
  {
    list: 'list-deposits-in-review',
    rows: 'refunds_due',
    head: (row) => `${row.order_no} · ${row.amount} TWD`,
    details: ['player_id', 'method', 'trade_no', 'paid_at'],
    actions: [['refund-deposit', only('order_no', 'trade_no')]],
  },
  {
    list: 'list-withdrawals-waiting',
    head: (row) => `${row.order_no} · ${row.amount} ${row.currency}`,
    details: ['player_id', 'state', 'channel_id', 'fee', 'destination', 'flags', 'last_answer', 'created_at'],
    actions: [
      ['approve-withdrawal', only('order_no'), (row) => row.state === 'pending'],
      ['reject-withdrawal', only('order_no'), (row) => row.state === 'pending'],
      ['retry-withdrawal-payout', only('order_no'), (row) => row.stuck_at !== null],
      ['settle-withdrawal', only('order_no'), (row) => row.stuck_at !== null],
    ],
  },
  {
    list: 'list-identity-waiting',
    head: (row) => `${row.attempt_id} · ${row.document_type}`,
    details: ['player_id', 'issue_country', 'submitted_at', 'hours_left'],
    actions: [
      ['view-identity', only('attempt_id')],
      ['approve-identity', only('attempt_id')],
      ['reject-identity', only('attempt_id')],
    ],
  },
  {
    list: 'list-bank-cards-waiting',
    head: (row) => `${row.bank_name ?? row.card_id} · ${row.bank_num ?? ''}`,
    details: ['player_id', 'holder_name', 'branch_name', 'created_at'],
    actions: [
      ['view-bank-card', only('card_id')],
      ['accept-bank-card', only('card_id')],
      ['reject-bank-card', only('card_id')],
    ],
  },
  {
    list: 'list-applications-waiting',
    head: (row) => `${row.application_id} · ${row.title ?? row.activity_id ?? ''}`,
    details: ['player_id', 'postscript', 'images', 'created_at'],
    actions: [
      ['approve-application', only('application_id')],
      ['reject-application', only('application_id')],
    ],
  },
  {
    list: 'list-invite-rewards-held',
    head: (row) => `${row.reward_id} · ${row.amount} TWD`,
    details: ['player_id', 'friend_id', 'kind', 'signal', 'created_at'],
    actions: [['decide-invite-reward', only('reward_id')]],
  },
  {
    list: 'list-leaderboard-prizes-held',
    head: (row) => `${row.title} · ${row.place} · ${row.amount} TWD`,
    details: ['player_id', 'run_id', 'place', 'signal'],
    actions: [['decide-leaderboard-prize', only('run_id', 'place')]],
  },
  {
    list: 'list-manual-transfers',
    head: (row) => `${row.api_key} · ${row.direction} · ${row.amount ?? '?'} TWD`,
    details: ['player_id', 'reference', 'error', 'created_at'],
    actions: [['resolve-transfer', only('reference')]],
  },
  {
    list: 'list-conversations',
    head: (row) => `${row.player_id}`,
    details: ['waiting_since', 'last_message_at'],
    actions: [
      ['view-conversation', only('player_id')],
      ['answer-conversation', only('player_id')],
      ['close-conversation', only('player_id')],
    ],
  },
]
