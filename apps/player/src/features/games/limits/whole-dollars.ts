/** An amount on the wire as whole dollars read it: `"1200.00"` is `1,200`. */
export function dollars(amount: string): string {
  return amount.replace(/\.00$/, '').replace(/\B(?=(?:\d{3})+(?!\d|\.))(?<!\.\d*)/g, ',')
}
