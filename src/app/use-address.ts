import { useSyncExternalStore } from 'react';
import { readAddress, type Address } from './address.js';

let current = readAddress(location.hash);

// What is only noted in the address while a game goes on is no way to another place.
function subscribe(listener: () => void): () => void {
  function go(): void {
    current = readAddress(location.hash);
    listener();
  }
  addEventListener('hashchange', go);
  return () => removeEventListener('hashchange', go);
}

/** Where the visitor is: the same object until they go elsewhere. */
export function useAddress(): Address {
  return useSyncExternalStore(subscribe, () => current);
}
