/** A multiplier in hundredths as players read it: 231 is `2.31×`. */
export const formatMultiplier = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`
