import type { ReactNode } from 'react';
import { PROMISES } from './promises.js';

/** What every component promises. Renders a `<table>` element. */
export function ComponentPromises(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>What it is</th>
          <th>Keys inside</th>
          <th>Spoken by itself</th>
        </tr>
      </thead>
      <tbody>
        {PROMISES.map(({ components, is, keys, spoken }) => (
          <tr key={components.join()}>
            <td>
              {components.map((name) => (
                <div key={name}>
                  <code>{name}</code>
                </div>
              ))}
            </td>
            <td>{is}</td>
            <td>{keys}</td>
            <td>{spoken}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
