/** Age in whole years on `day`, both `yyyy-MM-dd`; a birthday on 29 February counts from 1 March in common years. */
export function calculateAge(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
