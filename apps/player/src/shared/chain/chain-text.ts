import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** Texts for USDT payments on the blockchain. */
export const chainText = defineText({
  'zh-TW': {
    address: '收款地址',
    network: '網路',
    onlyTrc20: '只接受 TRC20（TRON）上的 USDT，經其他網路轉入無法找回',
    qr: '收款地址的 QR 碼',
    confirming: '確認中',
    accumulating: '累積中',
    credited: '已入帳',
    confirmations: '確認次數',
    confirmedOf: (count: number, needed: number) => `${count} / ${needed}`,
    txid: '交易序號',
  },
  en: {
    address: 'Address',
    network: 'Network',
    onlyTrc20: 'USDT on TRC20 (TRON) only. Funds sent on another network can’t be recovered',
    qr: 'QR code of the address',
    confirming: 'Confirming',
    accumulating: 'Waiting for more',
    credited: 'Credited',
    confirmations: 'Confirmations',
    confirmedOf: (count, needed) => `${count} / ${needed}`,
    txid: 'Transaction ID',
  },
})
