import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../language.js';

/** Goes to the next language. It says so in that language, for those who read no other. */
export function LanguageSwitch({ language, onLanguageChange }: LanguageSwitchProps): ReactNode {
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!;
  return (
    <button type="button" className="app-icon-button" lang={next} onClick={() => onLanguageChange(next)}>
      <Languages aria-hidden="true" size={20} />
      <span className="app-switch-text">{LANGUAGE_NAMES[next]}</span>
    </button>
  );
}

/** Props of `LanguageSwitch`. */
export interface LanguageSwitchProps {
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
}
