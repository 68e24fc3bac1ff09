/** Formats a national number (`0912345678`) and its area code (`886`) as E.164: `+886912345678`. */
export const toE164 = (areaCode: string, phone: string): string => `+${areaCode}${phone.replace(/^0/, '')}`

/** `0912***678` */
export const maskPhone = (phone: string): string => `${phone.slice(0, 4)}***${phone.slice(-3)}`

/** `pl***02` */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}***${account.slice(-2)}`

/** `a***@example.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
