/** A row of §2’s route table: who may open it and its heading (`to`: the page a step redirects to without its flow). */
export interface RouteRow {
  readonly path: string
  readonly access: 'open' | 'guarded' | 'guests'
  readonly heading: string
  readonly to?: string
}

const open = (path: string, heading: string): RouteRow => ({ path, access: 'open', heading })
/** For visitors only: players are redirected home. */
const guests = (path: string, heading: string): RouteRow => ({ path, access: 'guests', heading })
const guarded = (path: string, heading: string): RouteRow => ({ path, access: 'guarded', heading })
/** Steps of a flow, opened without the previous steps. */
const steps = (paths: readonly string[], to: string, heading: string): readonly RouteRow[] =>
  paths.map((path) => ({ path, access: 'guarded', heading, to }))

/** §2, row by row, with sample values for parameters. */
export const routeTable: readonly RouteRow[] = [
  open('/', '熱門遊戲'),
  open('/activity', '優惠活動'),
  open('/service', '客服中心'),
  open('/mine', '我的'),
  open('/music', '音樂'),
  guarded('/gameListItem?api_key=aurora_slots', '極光電子'),
  open('/activityDetail/1', '每一局，都能自己驗證'),
  guarded('/activityApply/6', '申請優惠'),
  open('/message', '訊息'),
  open('/message/1', '歡迎來到極光'),
  open('/startGame?gid=mines', '礦坑尋寶'),
  guests('/login', '歡迎回來'),
  open('/auth', '授權登入'),
  guests('/smsLogin', '簡訊登入'),
  guests('/register', '建立新帳號'),
  guarded('/improveInformation', '完善個人資料'),
  open('/forgetPassWord', '重設登入密碼'),
  guarded('/authentication', '實名認證'),
  ...steps(
    [
      '/id_discriminate',
      '/certificate',
      '/realname_info',
      '/face_tips',
      '/face_recognition',
      '/realname_success',
    ],
    '/authentication',
    '實名認證',
  ),
  guarded('/vip_member', 'VIP 會員'),
  open('/vip_detail', 'VIP 等級與特權'),
  guarded('/assets/gameAssets', '我的錢包'),
  guarded('/deposit', '存款'),
  guarded('/deposit/record', '存款紀錄'),
  guarded('/newWithdraw', '提款'),
  guarded('/newWithdraw/record', '提款紀錄'),
  guarded('/setting', '設定'),
  guarded('/update_pwd', '變更登入密碼'),
  guarded('/edit_nickname', '修改暱稱'),
  guarded('/bind_phone', '更換手機'),
  ...steps(['/verification_phone_code', '/bind_phone_success'], '/bind_phone', '更換手機'),
  guarded('/bind_email', '綁定電子郵件'),
  ...steps(['/verification_email_code', '/bind_email_success'], '/bind_email', '綁定電子郵件'),
  open('/help', '說明中心'),
  open('/common_problem', '所有說明'),
  open('/problem_detail?id=deposit-missing', '付款了卻還沒入帳？'),
  guarded('/bind_bank_card', '新增銀行卡'),
  ...steps(['/bank_identify', '/step1', '/step2', '/bank_video', '/step3'], '/bind_bank_card', '新增銀行卡'),
  guarded('/bank', '銀行卡'),
  guarded('/order/deposit?order_no=D2611210000000000', '存款訂單'),
  guarded('/order/newWithdraw?order_no=W2611210000000000', '提款訂單'),
  guarded('/turn_water', '返水'),
  guarded('/water_recorder', '返水紀錄'),
  guarded('/transaction_record', '交易紀錄'),
  guarded('/betting_record', '投注紀錄'),
  open('/InviteAgent', '邀請好友'),
  guarded('/invite_record', '邀請紀錄'),
  open('/about', '關於我們'),
  open('/about/dt?id=terms', '服務條款摘要'),
  ...steps(['/wallet'], '/walletHome', '我的錢包'),
  guarded('/walletHome', '我的錢包'),
  guarded('/wallet/walletHome/dec/USDT', '交易紀錄'),
  guarded('/transferCurrency', '選擇收款錢包'),
  guarded('/wallet/walletHome/ewm', '收款 USDT'),
  guarded('/wallet/walletHome/send', '轉出'),
  guarded('/wallet/walletHome/exchange', '兌換'),
  guarded('/wallet/outcome?order_no=X2611210000000000', '交易詳情'),
  guarded('/wallet/walletHome/transfer', '轉換餘額'),
  open('/startGame?gid=no-such-game', '遊戲'),
  open('/no/such/page', '找不到這個頁面'),
]
