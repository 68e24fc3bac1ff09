/** `5:07`, from an hour on `1:05:07`. */
export function formatDuration(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}
