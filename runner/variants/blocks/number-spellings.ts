/** Other spellings of a number in JSON: each of them reads as the same number, however large or small it is. */

/** With a point, and zeros at the end: 1.0, 1.500, 1.0e-7. `zeros` are those of a whole number. */
export function withPoint(value: number, zeros: { whole: string; broken: string }): string {
  const [digits = '', exponent] = JSON.stringify(value).split('e');
  const written = digits.includes('.') ? digits + zeros.broken : `${digits}.${zeros.whole}`;
  return exponent === undefined ? written : `${written}e${exponent}`;
}

/** With an exponent: 1e+0, 1.5e-7. */
export function withExponent(value: number): string {
  return value.toExponential();
}
