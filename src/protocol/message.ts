/** The values a text speaks of: numbers are written as the language writes them. */
export type MessageParams = Readonly<Record<string, unknown>>;

/**
 * A text with places for values: `{name} wins`. Where the number of things matters, one text for each plural form of
 * the language, chosen by the value `count`: `{ one: '{count} move', other: '{count} moves' }`.
 */
export type Message = string | ({ readonly other: string } & Readonly<Partial<Record<Plural, string>>>);

/** The plural forms that languages have; English uses `one` and `other`. */
export type Plural = Intl.LDMLPluralRule;

/** The texts of one language by their codes. */
export type Messages = Readonly<Record<string, Message>>;

/**
 * Where every text that players read comes from. Gets the text's code, the values it speaks of, and the text in the
 * language of whoever wrote it (the kit writes English), which is what to answer when the code is not known.
 */
export type MessageResolver = (code: string, params: MessageParams, fallback: string) => string;

/** A message with its values put in, as the language writes them. A place without a value stays as it is. */
export function formatMessage(message: Message, params: MessageParams, locale: string): string {
  return textFor(message, params, locale).replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? valueText(params[name], locale) : place,
  );
}

function textFor(message: Message, params: MessageParams, locale: string): string {
  if (typeof message === 'string') return message;
  const count = params['count'];
  const plural = typeof count === 'number' ? pluralRules(locale).select(count) : 'other';
  return message[plural] ?? message.other;
}

function valueText(value: unknown, locale: string): string {
  // Nobody wants to read -0.
  if (typeof value === 'number') return numberFormat(locale).format(value === 0 ? 0 : value);
  if (Array.isArray(value)) return listFormat(locale).format(value.map((entry) => valueText(entry, locale)));
  return typeof value === 'string' ? value : String(value);
}

// Making one of these takes longer than a hundred uses of it.
const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));
const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));
const listFormat = perLocale((locale) => new Intl.ListFormat(locale));

function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
}
