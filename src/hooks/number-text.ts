/** A number as the language writes it; with its sign, where it comes on top of something. */
export function numberText(value: number, locale: string, signed = false): string {
  const key = `${locale} ${signed}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { signDisplay: signed ? 'exceptZero' : 'negative' });
    formats.set(key, format);
  }
  return format.format(value);
}

// Making one of these takes longer than a hundred uses of it.
const formats = new Map<string, Intl.NumberFormat>();
