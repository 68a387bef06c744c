import type { ReactNode } from 'react';
import density from '../../../src/theme/density.css?raw';
import motion from '../../../src/theme/motion.css?raw';
import look from '../../../src/theme/theme.css?raw';
import tokens from '../../../src/theme/tokens.css?raw';
import { MEANINGS } from './token-meanings.js';
import { tokensOfferedBy, tokensSetIn, type Token } from './read-tokens.js';
import './theming.css';

const SET = [tokens, density, motion, look].flatMap(tokensSetIn);

const COMPONENTS = import.meta.glob<string>('../../../src/components/*/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// What a component sets itself is not for others to set.
const KNOWN = new Set([...SET, ...Object.values(COMPONENTS).flatMap(tokensSetIn)].map(({ name }) => name));
const OFFERED = Object.entries(COMPONENTS)
  .flatMap(([file, css]) => tokensOfferedBy(file.replace(/^.*\/|\.css$/g, ''), css))
  .filter(({ name }) => !KNOWN.has(name));

/** Every token of the kit, as the styles set it and as it is where this stands. */
export function TokenGallery(): ReactNode {
  return (
    <div className="tokens">
      {Object.entries(MEANINGS).map(([category, meanings]) => (
        <section key={category}>
          <h2>{category}</h2>
          <dl className="tokens-list">
            {SET.filter(({ name }) => Object.hasOwn(meanings, name)).map(({ name }) => (
              <div key={name} className="design-token" data-category={category}>
                <dt>
                  <Swatch name={name} />
                  <code>{name}</code>
                </dt>
                <dd>
                  {meanings[name]}
                  <ValueHere name={name} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h2>Of single components</h2>
        <p>Not set by the kit: set one on the component, or around it.</p>
        <dl className="tokens-list">
          {OFFERED.map(({ name, value, component }) => (
            <div key={`${component}${name}`} className="design-token">
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                {component}
                <code className="design-token-value">{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** The value of a token where it is shown, read again at every rendering: the theme may be another one. */
function ValueHere({ name }: Pick<Token, 'name'>): ReactNode {
  return (
    <code
      className="design-token-value"
      ref={(element) => {
        if (element) element.textContent = shortened(getComputedStyle(element).getPropertyValue(name).trim());
      }}
    />
  );
}

function Swatch({ name }: Pick<Token, 'name'>): ReactNode {
  const value = `var(${name})`;
  if (/-(?:density|unit|time|ease|card-tint)$/.test(name)) return null;
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'colour';
  return <span className="design-token-swatch" data-kind={kind} style={{ ['--token' as string]: value }} />;
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^--ms-font/, 'font'],
  [/^--ms-size/, 'size'],
  [/^--ms-radius/, 'radius'],
  [/^--ms-shadow/, 'shadow'],
  [/^--ms-(?:space|control|gap)/, 'space'],
  [/^--ms-icon/, 'icon'],
  [/^--ms-hatch/, 'hatch'],
];

const shortened = (value: string) => (value.length > 90 ? `${value.slice(0, 88)}…` : value);
