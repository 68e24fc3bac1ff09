/**
 * Every page of the player app (§2): its path, its index (direction of the transition), and its traits.
 * Index 1 is a bottom tab; 5 to 38 are deeper pages, a larger index is deeper.
 */
export type FormalAccountFeature =
  | 'deposit'
  | 'withdraw'
  | 'send'
  | 'exchange'
  | 'card'
  | 'offer'
  | 'vip'
  | 'login'

export type PageTraits = {
  readonly path: string
  readonly index: number
  /** Requires a login, which returns here. */
  readonly isGuarded?: boolean
  /** Keeps its state and scroll position while another page is on top. */
  readonly isKept?: boolean
  /** Shown full screen, without the tab bar and most overlays of the shell. */
  readonly isBare?: boolean
  /** For formal accounts only (§6): a test account sees why instead of the page. */
  readonly formalOnly?: FormalAccountFeature
}

export const pages = {
  home: { path: '/', index: 1, isKept: true },
  activity: { path: '/activity', index: 1, isKept: true },
  gameAssets: { path: '/assets/gameAssets', index: 1, isKept: true, isGuarded: true },
  service: { path: '/service', index: 1, isKept: true },
  mine: { path: '/mine', index: 1, isKept: true },
  gameListItem: { path: '/gameListItem', index: 5, isKept: true, isGuarded: true },
  activityDetail: { path: '/activityDetail/:id', index: 6 },
  activityApply: { path: '/activityApply/:id', index: 6.1, isGuarded: true, formalOnly: 'offer' },
  activityRecord: { path: '/activity_record', index: 6.2, isKept: true, isGuarded: true },
  vipMember: { path: '/vip_member', index: 13.2, isKept: true, isGuarded: true, formalOnly: 'vip' },
  vipDetail: { path: '/vip_detail', index: 13.8 },
  rebate: { path: '/turn_water', index: 13.4, isKept: true, isGuarded: true, formalOnly: 'vip' },
  rebateRecord: { path: '/water_recorder', index: 13.6, isKept: true, isGuarded: true },
  inviteAgent: { path: '/InviteAgent', index: 14, isKept: true },
  inviteRecord: { path: '/invite_record', index: 14.1, isGuarded: true },
  message: { path: '/message', index: 7, isKept: true },
  messageDetail: { path: '/message/:id', index: 7.5 },
  login: { path: '/login', index: 8 },
  smsLogin: { path: '/smsLogin', index: 9 },
  register: { path: '/register', index: 10 },
  forgetPassword: { path: '/forgetPassWord', index: 11 },
  auth: { path: '/auth', index: 12 },
  improveInformation: { path: '/improveInformation', index: 13, isGuarded: true, formalOnly: 'login' },
  serviceChat: { path: '/service/chat', index: 7, isGuarded: true },
  help: { path: '/help', index: 7, isKept: true },
  commonProblem: { path: '/common_problem', index: 7.1, isKept: true },
  problemDetail: { path: '/problem_detail', index: 7.2 },
  about: { path: '/about', index: 7, isKept: true },
  aboutDetail: { path: '/about/dt', index: 7.1 },
  music: { path: '/music', index: 15, isKept: true },
  deposit: { path: '/deposit', index: 16, isKept: true, isGuarded: true, formalOnly: 'deposit' },
  depositOrder: { path: '/order/deposit', index: 17, isGuarded: true, formalOnly: 'deposit' },
  depositRecord: { path: '/deposit/record', index: 18, isKept: true, isGuarded: true },
  withdraw: { path: '/newWithdraw', index: 19, isKept: true, isGuarded: true, formalOnly: 'withdraw' },
  withdrawOrder: { path: '/order/newWithdraw', index: 20, isGuarded: true, formalOnly: 'withdraw' },
  withdrawRecord: { path: '/newWithdraw/record', index: 21, isKept: true, isGuarded: true },
  transactionRecord: { path: '/transaction_record', index: 22, isKept: true, isGuarded: true },
  bettingRecord: { path: '/betting_record', index: 23, isKept: true, isGuarded: true },
  playLimits: { path: '/play_limits', index: 24, isGuarded: true },
  playSummary: { path: '/play_summary', index: 24, isGuarded: true },
  transferRecord: { path: '/transfer_record', index: 24, isGuarded: true },
  turnoverStatement: { path: '/wash_volume', index: 25, isKept: true, isGuarded: true },
  setting: { path: '/setting', index: 26, isKept: true, isGuarded: true },
  pushSetting: { path: '/push_setting', index: 27, isGuarded: true },
  updatePassword: { path: '/update_pwd', index: 27, isGuarded: true, formalOnly: 'login' },
  editNickname: { path: '/edit_nickname', index: 27, isGuarded: true },
  bindPhone: { path: '/bind_phone', index: 27, isGuarded: true, formalOnly: 'login' },
  verifyPhoneCode: { path: '/verification_phone_code', index: 28, isGuarded: true, formalOnly: 'login' },
  bindPhoneSuccess: { path: '/bind_phone_success', index: 29, isGuarded: true },
  bindEmail: { path: '/bind_email', index: 27, isGuarded: true, formalOnly: 'login' },
  verifyEmailCode: { path: '/verification_email_code', index: 28, isGuarded: true, formalOnly: 'login' },
  bindEmailSuccess: { path: '/bind_email_success', index: 29, isGuarded: true },
  devices: { path: '/devices', index: 27, isGuarded: true },
  loginRecord: { path: '/login_record', index: 28, isGuarded: true },
  passkeys: { path: '/passkeys', index: 27, isGuarded: true, formalOnly: 'login' },
  walletHome: { path: '/walletHome', index: 28, isKept: true, isGuarded: true },
  transferCurrency: { path: '/transferCurrency', index: 29, isGuarded: true },
  walletRecord: { path: '/wallet/walletHome/dec/:id', index: 30, isKept: true, isGuarded: true },
  walletReceive: { path: '/wallet/walletHome/ewm', index: 31, isGuarded: true, formalOnly: 'deposit' },
  walletSend: { path: '/wallet/walletHome/send', index: 32, isGuarded: true, formalOnly: 'send' },
  walletExchange: {
    path: '/wallet/walletHome/exchange',
    index: 32.5,
    isGuarded: true,
    formalOnly: 'exchange',
  },
  walletTransfer: { path: '/wallet/walletHome/transfer', index: 33, isGuarded: true },
  outcome: { path: '/wallet/outcome', index: 34, isGuarded: true },
  bank: { path: '/bank', index: 35, isKept: true, isGuarded: true, formalOnly: 'card' },
  bindBankCard: { path: '/bind_bank_card', index: 35.1, isGuarded: true, formalOnly: 'card' },
  bankIdentify: { path: '/bank_identify', index: 35.2, isGuarded: true, formalOnly: 'card' },
  cardBank: { path: '/step1', index: 35.3, isGuarded: true, formalOnly: 'card' },
  cardAccount: { path: '/step2', index: 35.4, isGuarded: true, formalOnly: 'card' },
  bankVideo: { path: '/bank_video', index: 35.5, isGuarded: true, formalOnly: 'card' },
  cardConfirm: { path: '/step3', index: 35.6, isGuarded: true, formalOnly: 'card' },
  authentication: { path: '/authentication', index: 36, isGuarded: true },
  idDiscriminate: { path: '/id_discriminate', index: 36.1, isGuarded: true },
  certificate: { path: '/certificate', index: 36.2, isGuarded: true },
  realnameInfo: { path: '/realname_info', index: 36.3, isGuarded: true },
  faceTips: { path: '/face_tips', index: 36.4, isGuarded: true },
  faceRecognition: { path: '/face_recognition', index: 36.5, isGuarded: true },
  realnameSuccess: { path: '/realname_success', index: 36.6, isGuarded: true },
  identityAccess: { path: '/identity_access', index: 36.7, isGuarded: true },
  addresses: { path: '/addresses', index: 37, isKept: true, isGuarded: true, formalOnly: 'card' },
  startGame: { path: '/startGame', index: 38, isBare: true },
} as const satisfies Record<string, PageTraits>

export type PageName = keyof typeof pages

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type PageParams<N extends PageName> = { readonly [K in ParamNames<(typeof pages)[N]['path']>]: string }

/** A path inside the app, the part after `#`. Only `href` and `parseHref` create one. */
export type Href = string & { readonly __brand: 'Href' }

type HrefArgs<N extends PageName> = [ParamNames<(typeof pages)[N]['path']>] extends [never]
  ? [params?: undefined, query?: Query]
  : [params: PageParams<N>, query?: Query]

export type Query = Readonly<Record<string, string | number | undefined>>

/** The path of a page: `href('activityDetail', { id: '7' }, { from: 'push' })` is `/activityDetail/7?from=push`. */
export function href<N extends PageName>(name: N, ...[params, query]: HrefArgs<N>): Href {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = pages[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, String(value))
  return asHref(search.size > 0 ? `${path}?${search}` : path)
}

/** Validates a path from outside (a query, a push, a banner): undefined unless it is a path inside this app. */
export function parseHref(value: string | null | undefined): Href | undefined {
  if (!value) return undefined
  const path = value.startsWith('#') ? value.slice(1) : value
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? asHref(path) : undefined
}

function asHref(path: string): Href {
  return path as Href
}
